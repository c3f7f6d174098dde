package io.queenhigh.floor.people;

import java.util.Optional;
import java.util.function.Function;

/** Where people come in and go out: guests in one step, the others with name and password. */
public final class Door {

  static final int MOST_FAILURES = 5;
  static final long LOCK_OUT_MILLIS = 15 * 60 * 1000L;

  private final HouseJournal house;
  private final PeopleCache roll;
  private final Passwords passwords;
  private final Registrar registrar;
  private final Tokens tokens;
  private final Arrivals arrivals;
  private final FailedLogins doorman = new FailedLogins();

  Door(
      HouseJournal house,
      PeopleCache roll,
      Passwords passwords,
      Tokens tokens,
      GuestNames guestNames) {
    this.house = house;
    this.roll = roll;
    this.passwords = passwords;
    this.registrar = new Registrar(roll, passwords);
    this.tokens = tokens;
    this.arrivals = new Arrivals(house, roll, tokens, guestNames);
  }

  /** Lets somebody in under a name of the house's choice, with chips to play. */
  public Reply<Badge> guest() {
    return arrivals.arrive();
  }

  /** Opens an account for a player, gives him his first chips and lets him in. */
  public Reply<Badge> register(String name, Password password) {
    return HouseJournal.asking(
        () ->
            registrar
                .forNew(name, password)
                .then(hash -> house.write(() -> registered(name, hash))));
  }

  private HouseDecision<Badge> registered(String name, String hash) {
    if (roll.person(name).isPresent()) {
      return HouseDecision.blank(Registrar.taken(name));
    }
    PersonRow player = PersonRow.registered(name, Role.PLAYER, Optional.of(hash), house.now());
    Badge badge = new Badge(player.who(), tokens.next());
    return HouseDecision.by(name, badge)
        .fact(new HouseFact.PersonRegistered(name, Role.PLAYER))
        .admit(player, badge, house.now());
  }

  /**
   * Lets a person in.
   *
   * @param from the address he comes from; too many wrong passwords from one close it for a while
   */
  public Reply<Badge> login(String name, Password password, String from) {
    return identified(name, password, from, this::loggedIn);
  }

  private HouseDecision<Badge> loggedIn(PersonRow row) {
    if (ResponsiblePlay.isExcluded(row, house.now())) {
      return HouseDecision.blank(ResponsiblePlay.excluded(row));
    }
    Badge badge = new Badge(row.who(), tokens.next());
    return HouseDecision.by(row.name(), badge)
        .fact(new HouseFact.LoggedIn(row.name()))
        .keep(row.withFailures(0, 0))
        .keep(badge, row, house.now());
  }

  /** Gives a person another password; all his sessions end, and he gets a new badge. */
  public Reply<Badge> changePassword(Who who, Password old, Password wanted, String from) {
    return HouseJournal.asking(
        () ->
            registrar
                .forSomebody(who.name(), wanted)
                .then(hash -> identified(who.name(), old, from, row -> changed(row, hash))));
  }

  private HouseDecision<Badge> changed(PersonRow row, String hash) {
    PersonRow changed = row.withPassword(hash);
    Badge badge = new Badge(row.who(), tokens.next());
    return HouseDecision.by(row.name(), badge)
        .fact(new HouseFact.PasswordChanged(row.name()))
        .keep(changed)
        .keep(badge, changed, house.now());
  }

  /** Ends the session of this token. */
  public Reply<Who> logout(String token) {
    String id = Tokens.sessionId(token);
    return house.write(
        () ->
            present(id)
                .map(
                    live ->
                        HouseDecision.by(live.person.name(), live.person.who())
                            .fact(new HouseFact.LoggedOut(live.person.name()))
                            .forgetSession(id))
                .orElseGet(() -> HouseDecision.blank(ended())));
  }

  /** Who carries this token. */
  public Reply<Who> who(String token) {
    return HouseJournal.asking(
        () -> present(Tokens.sessionId(token)).map(this::recognised).orElseGet(Door::ended));
  }

  private Reply<Who> recognised(PeopleCache.Live live) {
    roll.seen(live, house);
    return new Reply.Given<>(live.person.who());
  }

  private Optional<PeopleCache.Live> present(String sessionId) {
    return roll.session(sessionId)
        .filter(live -> live.row.isOn(live.person, live.seenMillis, house.now()));
  }

  private static <T> Reply<T> ended() {
    return PeopleRule.SESSIONS.deny("session-ended", "Your session has ended; log in again");
  }

  /**
   * Goes on with the person whose password this is. The hash is worked out before the pen is taken;
   * what it means is judged with the pen in hand, so that guesses made at once count one by one.
   */
  private <T> Reply<T> identified(
      String name, Password password, String from, Function<PersonRow, HouseDecision<T>> granted) {
    return HouseJournal.asking(
        () -> {
          if (!doorman.admits(from, house.now())) {
            return PeopleRule.LOCK_OUT.deny(
                "address-locked-out",
                "Too many wrong passwords came from your address; wait a quarter of an hour");
          }
          Optional<PersonRow> known = roll.person(name);
          if (known.filter(this::isLockedOut).isPresent()) {
            return lockedOut(known.get());
          }
          Optional<String> hash = known.flatMap(PersonRow::password);
          Optional<Boolean> right = passwords.matches(password, hash);
          if (right.isEmpty()) {
            return Registrar.busy();
          }
          if (!right.get()) {
            doorman.failed(from, house.now());
          }
          return house.write(() -> judged(name, hash, right.get(), from, granted));
        });
  }

  private <T> HouseDecision<T> judged(
      String name,
      Optional<String> hash,
      boolean right,
      String from,
      Function<PersonRow, HouseDecision<T>> granted) {
    Optional<PersonRow> known = roll.person(name);
    if (known.isEmpty() || hash.isEmpty() || !known.get().password().equals(hash)) {
      // Not in the journal: what was typed as a name may be a password in the wrong field.
      return HouseDecision.blank(wrong());
    }
    PersonRow row = known.get();
    if (isLockedOut(row)) {
      return HouseDecision.blank(lockedOut(row));
    }
    if (!right) {
      return failed(row, from);
    }
    return row.active() ? granted.apply(row) : HouseDecision.blank(closed());
  }

  private <T> HouseDecision<T> failed(PersonRow row, String from) {
    HouseDecision<T> page =
        HouseDecision.<T>denying("door", wrong()).fact(new HouseFact.LoginFailed(row.name(), from));
    if (row.failures() + 1 < MOST_FAILURES) {
      return page.keep(row.withFailures(row.failures() + 1, 0));
    }
    long until = house.now() + LOCK_OUT_MILLIS;
    return page.fact(new HouseFact.LockedOut(row.name(), until)).keep(row.withFailures(0, until));
  }

  private boolean isLockedOut(PersonRow row) {
    return house.now() < row.lockedUntilMillis();
  }

  private static <T> Reply<T> lockedOut(PersonRow row) {
    return PeopleRule.LOCK_OUT.deny(
        "account-locked-out",
        "After %d wrong passwords this account is locked until %s"
            .formatted(MOST_FAILURES, Until.says(row.lockedUntilMillis())));
  }

  private static <T> Reply<T> wrong() {
    return PeopleRule.LOGIN.deny("wrong-name-or-password", "Name or password is wrong");
  }

  static <T> Reply<T> closed() {
    return PeopleRule.CLOSED_ACCOUNTS.deny("account-closed", "This account is closed");
  }
}
