package io.queenhigh.floor.people;

import io.queenhigh.floor.journal.Form;
import io.queenhigh.floor.journal.NewerLine;
import io.queenhigh.floor.office.OfficeRows;
import io.queenhigh.floor.office.RegisterEntry;
import io.queenhigh.floor.office.RoomRow;
import io.queenhigh.floor.office.RoomRules;
import io.queenhigh.floor.school.SignOff;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.StoreUnavailable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the house's journal says of people and of the house, as far as it gives a row away that was
 * true once and was put back: its mark is right, but a journal does not forget.
 *
 * <p>Rows may say more than this, because another node may have written since; they never say less.
 */
final class HouseMemory {

  private static final int LINES_AT_ONCE = 1_000;

  /** What is read of the journal: lines whose rows would be worth putting back. */
  private static final List<String> TYPES =
      HouseLines.FORMAT.forms().stream()
          .filter(form -> HouseFact.Remembered.class.isAssignableFrom(form.type()))
          .flatMap(HouseMemory::spelled)
          .toList();

  private final Store store;
  private final Map<String, Known> people = new HashMap<>();
  private final Set<Long> proposalsOver = new HashSet<>();
  private long lastProposalOver;
  private final Map<Long, RoomRules> rulesEntered = new HashMap<>();
  private final Set<Long> confirmed = new HashSet<>();
  private final Set<Long> ended = new HashSet<>();
  private final Set<Long> signOffsEnded = new HashSet<>();
  private boolean demo;
  private Optional<HouseFact.HouseLimitsSet> limits = Optional.empty();
  private Optional<RoomRules> roomRules = Optional.empty();
  private long readTo;
  private long heardOf;

  /** Somebody who has an account. */
  private static final class Known {
    int generation;
    long excludedUntilMillis;
    long coolingUntilMillis;
    boolean hasCode;
    boolean factorSet;
    int recoveryLeft = Integer.MAX_VALUE;
  }

  HouseMemory(Store store) {
    this.store = store;
    this.heardOf = store.head(HouseStream.STREAM).seq();
  }

  private static Stream<String> spelled(Form<?> form) {
    return IntStream.rangeClosed(1, form.version())
        .mapToObj(number -> Form.spelled(form.name(), number));
  }

  /** The journal has got so far, with these lines last: what comes next need not be looked up. */
  synchronized void heard(long seq, List<HouseFact> last) {
    if (readTo + last.size() == seq) {
      last.forEach(this::hear);
      readTo = seq;
    }
    heardOf = Math.max(heardOf, seq);
  }

  /** What was heard last is lost: the journal is read again from its first line. */
  synchronized void forget() {
    people.clear();
    proposalsOver.clear();
    lastProposalOver = 0;
    rulesEntered.clear();
    confirmed.clear();
    ended.clear();
    signOffsEnded.clear();
    demo = false;
    limits = Optional.empty();
    roomRules = Optional.empty();
    readTo = 0;
    heardOf = store.head(HouseStream.STREAM).seq();
  }

  /** Reads the journal to its end, and says where that is. */
  synchronized long readOn() {
    readTo(store.head(HouseStream.STREAM).seq());
    return readTo;
  }

  private void readTo(long end) {
    try {
      while (readTo < end) {
        List<Entry> some = store.read(HouseStream.STREAM, TYPES, readTo, LINES_AT_ONCE);
        some.stream()
            .filter(line -> line.seq() <= end)
            .forEach(line -> hear(HouseLines.FORMAT.read(line)));
        readTo = some.size() < LINES_AT_ONCE ? end : Math.min(end, some.getLast().seq());
      }
    } catch (NewerLine newer) {
      throw new StoreUnavailable("The house's journal waits: " + newer.why(), newer);
    }
  }

  private void hear(HouseFact fact) {
    switch (fact) {
      case HouseFact.Remembered remembered -> remember(remembered);
      case HouseFact.Unremembered _ -> {}
    }
  }

  private void remember(HouseFact.Remembered fact) {
    switch (fact) {
      case HouseFact.PersonRegistered(String name, Role _) -> of(name);
      case HouseFact.GuestRegistered(String name) -> of(name).generation++;
      case HouseFact.PasswordChanged(String name) -> of(name).generation++;
      case HouseFact.PasswordReset(String name) -> of(name).generation++;
      case HouseFact.RoleChanged(String name, Role _, Role _) -> of(name).generation++;
      case HouseFact.PersonDeactivated(String name) -> of(name).generation++;
      case HouseFact.PasswordChosen(String name) -> {
        of(name).generation++;
        of(name).hasCode = false;
      }
      case HouseFact.SelfExcluded(String name, long until) ->
          account(name).ifPresent(one -> one.excludedUntilMillis = until);
      case HouseFact.CooledOff(String name, long until) ->
          account(name).ifPresent(one -> one.coolingUntilMillis = until);
      case HouseFact.CodeGiven(String name, long _) -> {
        of(name).hasCode = true;
        of(name).factorSet = false;
        of(name).recoveryLeft = Integer.MAX_VALUE;
      }
      case HouseFact.SecondFactorOffered(String name) -> {
        of(name).factorSet = false;
        of(name).recoveryLeft = Integer.MAX_VALUE;
      }
      case HouseFact.SecondFactorSet(String name) -> of(name).factorSet = true;
      case HouseFact.RecoveryCodeUsed(String name, int left) -> of(name).recoveryLeft = left;
      case HouseFact.OpenedAsDemo() -> demo = true;
      case HouseFact.HouseLimitsSet set -> limits = Optional.of(set);
      case HouseFact.ProposalApproved(long number) -> proposalIsOver(number);
      case HouseFact.ProposalWithdrawn(long number) -> proposalIsOver(number);
      case HouseFact.RoomRulesSet(long _, RoomRules rules) -> roomRules = Optional.of(rules);
      case HouseFact.RoomRulesEntered(long number, RoomRules rules) ->
          rulesEntered.put(number, rules);
      case HouseFact.EntryConfirmed(long number) -> {
        confirmed.add(number);
        roomRules = Optional.ofNullable(rulesEntered.remove(number)).or(() -> roomRules);
      }
      case HouseFact.EntryEnded(long number, String _) -> ended.add(number);
      case HouseFact.SignOffEnded(long number, String _, String _) -> signOffsEnded.add(number);
    }
  }

  private void proposalIsOver(long number) {
    proposalsOver.add(number);
    lastProposalOver = Math.max(lastProposalOver, number);
  }

  private Known of(String name) {
    return people.computeIfAbsent(Names.id(name), _ -> new Known());
  }

  /** Guests come and go, and nothing is remembered of them. */
  private Optional<Known> account(String name) {
    return Optional.ofNullable(people.get(Names.id(name)));
  }

  /**
   * Whether the journal knows better than what lies in a row's place, or than that nothing does.
   */
  synchronized boolean contradicts(String kind, String id, Optional<?> row) {
    readTo(heardOf);
    return row.isPresent() ? isOld(id, row.get()) : isMissed(kind, id);
  }

  private boolean isOld(String id, Object row) {
    return switch (row) {
      case PersonRow person ->
          Optional.ofNullable(people.get(id)).filter(one -> isOld(person, one)).isPresent();
      case CredentialRow credentials ->
          Optional.ofNullable(people.get(id)).filter(one -> isOld(credentials, one)).isPresent();
      case HouseRow house -> isOld(house);
      case ProposalRow proposal -> proposalsOver.contains(proposal.number());
      case RoomRow room -> roomRules.filter(rules -> !rules.equals(room.rules())).isPresent();
      case RegisterEntry entry ->
          (confirmed.contains(entry.number()) && entry.confirmed().isEmpty())
              || (ended.contains(entry.number()) && entry.ended().isEmpty());
      case SignOff signOff -> signOffsEnded.contains(signOff.number()) && signOff.ended().isEmpty();
      default -> false;
    };
  }

  private static boolean isOld(PersonRow row, Known known) {
    return row.generation() < known.generation
        || row.excludedUntilMillis() < known.excludedUntilMillis
        || row.coolingUntilMillis() < known.coolingUntilMillis;
  }

  private static boolean isOld(CredentialRow row, Known known) {
    return row.codeParts().isEmpty() == known.hasCode
        || row.factorSet() != known.factorSet
        || row.recovery().size() > known.recoveryLeft;
  }

  private boolean isOld(HouseRow row) {
    return row.demo() != demo
        || row.begun() != limits.isPresent()
        || limits.filter(set -> !set.limits().equals(row.limits())).isPresent()
        || limits.filter(set -> set.duties() > row.duties()).isPresent()
        || row.nextProposal() <= lastProposalOver;
  }

  /** Nobody's account is taken away, nor are the rules of the house and the room. */
  private boolean isMissed(String kind, String id) {
    return (kind.equals(PeopleRows.PERSON.name()) && people.containsKey(id))
        || (kind.equals(PeopleRows.HOUSE.name()) && (demo || limits.isPresent()))
        || (kind.equals(OfficeRows.ROOM.name()) && roomRules.isPresent());
  }
}
