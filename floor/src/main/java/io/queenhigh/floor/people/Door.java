package io.queenhigh.floor.people;

import io.queenhigh.rules.ruling.Refused;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** Where people come in and go out: guests in one step, the others with name and password. */
public final class Door {

  /** What is said to a wrong guess. */
  private static final Set<String> WRONG = Set.of("wrong-name-or-password", "wrong-code");

  private final HouseJournal house;
  private final PeopleCache roll;
  private final Passwords passwords;
  private final Registrar registrar;
  private final HouseRules rules;
  private final SecondFactors factors;
  private final Tokens tokens;
  private final Arrivals arrivals;
  private final Guesses guesses = new Guesses();

  Door(
      HouseJournal house,
      PeopleCache roll,
      Passwords passwords,
      Registrar registrar,
      HouseRules rules,
      SecondFactors factors,
      Tokens tokens,
      GuestNames guestNames) {
    this.house = house;
    this.roll = roll;
    this.passwords = passwords;
    this.registrar = registrar;
    this.rules = rules;
    this.factors = factors;
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
    Optional<Refused> against = registrar.against(name);
    if (against.isPresent()) {
      return HouseDecision.blank(new Reply.No<>(against.get()));
    }
    PersonRow player = PersonRow.registered(name, Role.PLAYER, Optional.of(hash), house.now());
    Badge badge = new Badge(player.who(), tokens.next());
    return HouseDecision.by(name, badge)
        .fact(new HouseFact.PersonRegistered(name, Role.PLAYER))
        .admit(player, badge, house.now());
  }

  /** Gives a guest a password: he keeps his name, and with it his chips, limits and rounds. */
  public Reply<Badge> keepName(Who guest, Password password) {
    return HouseJournal.asking(
        () ->
            registrar
                .forSomebody(guest.name(), password)
                .then(hash -> house.writeAs(guest, Right.PLAY, () -> namesake(guest, hash))));
  }

  private HouseDecision<Badge> namesake(Who guest, String hash) {
    PersonRow row = roll.person(guest.name()).orElseThrow();
    if (row.role() != Role.GUEST) {
      return HouseDecision.blank(
          PeopleRule.NAMES.deny("name-is-kept", row.name() + " has a password and is yours"));
    }
    PersonRow player = row.registered(hash);
    Badge badge = new Badge(player.who(), tokens.next());
    return HouseDecision.by(player.name(), badge)
        .fact(new HouseFact.GuestRegistered(player.name()))
        .keep(player)
        .keep(badge, player, house.now());
  }

  /**
   * Lets a person in.
   *
   * @param from the address he comes from; wrong passwords slow him down there and nowhere else
   */
  public Reply<Badge> login(String name, Password password, String from) {
    return login(name, password, Optional.empty(), from);
  }

  /**
   * Lets a person in.
   *
   * @param factor the code that his authenticator shows, or one that he has put by
   */
  public Reply<Badge> login(String name, Password password, Optional<String> factor, String from) {
    return identified(name, password, from, row -> loggingIn(row, factor, from));
  }

  private HouseDecision<Badge> loggingIn(PersonRow row, Optional<String> factor, String from) {
    if (ResponsiblePlay.isExcluded(row, house.now())) {
      return HouseDecision.blank(ResponsiblePlay.excluded(row));
    }
    if (!factors.isNeededBy(row)) {
      return loggedIn(row, Optional.empty());
    }
    CredentialRow credentials = factors.of(row);
    if (factor.isEmpty() || credentials.secret().isEmpty()) {
      return HouseDecision.blank(credentials.factorSet() ? factorMissing() : factorUnset());
    }
    long wait = guesses.factorWait(row.name(), from, house.now());
    if (wait > 0) {
      return HouseDecision.blank(tooSoon(wait));
    }
    Optional<SecondFactors.Shown> shown = factors.shown(credentials, factor.get(), house.now());
    if (shown.isEmpty()) {
      guesses.wrongFactor(row.name(), house.now());
      return failed(row, from);
    }
    return loggedIn(row, shown);
  }

  private HouseDecision<Badge> loggedIn(PersonRow row, Optional<SecondFactors.Shown> shown) {
    Badge badge = new Badge(row.who(), tokens.next());
    HouseDecision<Badge> page = HouseDecision.by(row.name(), badge);
    shown.ifPresent(one -> page.keep(one.kept()));
    shown.flatMap(SecondFactors.Shown::fact).ifPresent(page::fact);
    return page.fact(new HouseFact.LoggedIn(row.name()))
        .keep(row.withFailures(0, 0))
        .keep(badge, row, house.now());
  }

  private static <T> Reply<T> factorMissing() {
    return PeopleRule.SECOND_FACTOR.deny(
        "second-factor-needed", "Type the code that your authenticator shows, too");
  }

  private static <T> Reply<T> factorUnset() {
    return PeopleRule.SECOND_FACTOR.deny(
        "second-factor-to-set", "Set up an authenticator first: staff need a second factor");
  }

  /**
   * Takes a one-time code, which is used up with it, and the password that its holder has chosen.
   */
  public Reply<FirstSignIn> firstSignIn(String name, String code, Password wanted, String from) {
    return guessing(
        name,
        from,
        () ->
            registrar
                .forSomebody(name, wanted)
                .then(hash -> house.write(() -> firstSignIn(name, code, hash, from))));
  }

  private HouseDecision<FirstSignIn> firstSignIn(
      String name, String code, String hash, String from) {
    Optional<PersonRow> known = roll.person(name);
    if (known.isEmpty()) {
      return HouseDecision.blank(wrongCode());
    }
    PersonRow row = known.get();
    CredentialRow credentials = factors.of(row);
    List<String> typed = OneTimeCodes.hashes(code);
    boolean right =
        !credentials.codeParts().isEmpty()
            && house.now() < credentials.codeUntilMillis()
            && typed.size() == credentials.codeParts().size()
            && Set.copyOf(typed).equals(Set.copyOf(credentials.codeParts()));
    if (!right) {
      return failed(row, from, wrongCode());
    }
    return row.active() ? chosen(row, credentials, hash) : HouseDecision.blank(closed());
  }

  private HouseDecision<FirstSignIn> chosen(PersonRow row, CredentialRow credentials, String hash) {
    if (!factors.isNeededBy(row)) {
      return HouseDecision.by(row.name(), new FirstSignIn(row.name(), row.role(), Optional.empty()))
          .fact(new HouseFact.PasswordChosen(row.name()))
          .keep(row.withPassword(hash))
          .keep(credentials.withoutCode());
    }
    SecondFactors.Offer offer = factors.offer(credentials.withoutCode());
    return HouseDecision.by(
            row.name(), new FirstSignIn(row.name(), row.role(), Optional.of(offer.shown())))
        .fact(new HouseFact.PasswordChosen(row.name()))
        .fact(new HouseFact.SecondFactorOffered(row.name()))
        .keep(row.withPassword(hash))
        .keep(offer.kept());
  }

  /** Shows a new secret to somebody whose second factor has never been used. */
  public Reply<SecondFactor> secondFactor(String name, Password password, String from) {
    return identified(name, password, from, this::offered);
  }

  private HouseDecision<SecondFactor> offered(PersonRow row) {
    CredentialRow credentials = factors.of(row);
    if (!factors.isNeededBy(row) || credentials.factorSet()) {
      return HouseDecision.blank(
          PeopleRule.SECOND_FACTOR.deny(
              "second-factor-is-set",
              credentials.factorSet()
                  ? "Your authenticator is set up; only a reset by managers changes it"
                  : "Your password alone opens the door"));
    }
    SecondFactors.Offer offer = factors.offer(credentials);
    HouseDecision<SecondFactor> page = HouseDecision.by(row.name(), offer.shown());
    rules.begin(page);
    return page.fact(new HouseFact.SecondFactorOffered(row.name()))
        .keep(row.withFailures(0, 0))
        .keep(offer.kept());
  }

  private static <T> Reply<T> wrongCode() {
    return PeopleRule.FIRST_SIGN_IN.deny(
        "wrong-code", "That name and code do not match, or the code is used or too old");
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

  /** The sessions of the one who carries this token, the newest first. */
  public Reply<List<OpenSession>> sessions(String token) {
    String here = Tokens.sessionId(token);
    return HouseJournal.asking(
        () ->
            present(here)
                .<Reply<List<OpenSession>>>map(live -> new Reply.Given<>(sessionsOf(live)))
                .orElseGet(Door::ended));
  }

  private List<OpenSession> sessionsOf(PeopleCache.Live here) {
    return roll.sessionsOf(here.person.name()).stream()
        .flatMap(id -> present(id).stream())
        .map(
            live ->
                new OpenSession(
                    Instant.ofEpochMilli(live.row.sinceMillis()),
                    Instant.ofEpochMilli(live.seenMillis),
                    live.id.equals(here.id)))
        .sorted(Comparator.comparing(OpenSession::since).reversed())
        .toList();
  }

  /** Ends all sessions of the one who carries this token, this one too. */
  public Reply<Who> logoutEverywhere(String token) {
    return house.write(
        () ->
            present(Tokens.sessionId(token))
                .map(live -> goneEverywhere(live.person))
                .orElseGet(() -> HouseDecision.blank(ended())));
  }

  private HouseDecision<Who> goneEverywhere(PersonRow person) {
    HouseDecision<Who> page = HouseDecision.by(person.name(), person.who());
    for (String id : roll.sessionsOf(person.name())) {
      page.fact(new HouseFact.LoggedOut(person.name())).forgetSession(id);
    }
    return page;
  }

  /** Who carries this token. */
  public Reply<Who> who(String token) {
    return HouseJournal.asking(
        () -> present(Tokens.sessionId(token)).map(this::recognised).orElseGet(Door::ended));
  }

  /**
   * Whether the session of this token is still this person's, who is still what he was. Asking is
   * no sign of his life.
   */
  public Reply<Who> still(String token, Who who) {
    return HouseJournal.asking(
        () ->
            present(Tokens.sessionId(token))
                .filter(live -> live.person.who().equals(who))
                .<Reply<Who>>map(live -> new Reply.Given<>(who))
                .orElseGet(Door::ended));
  }

  private Reply<Who> recognised(PeopleCache.Live live) {
    roll.seen(live, house);
    return new Reply.Given<>(live.person.who());
  }

  private Optional<PeopleCache.Live> present(String sessionId) {
    return roll.session(sessionId).filter(live -> isOn(live) || isOn(roll.seenElsewhere(live)));
  }

  private boolean isOn(PeopleCache.Live live) {
    return live.row.isOn(live.person, live.seenMillis, house.now());
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
    return guessing(
        name,
        from,
        () -> {
          Optional<String> hash = roll.person(name).flatMap(PersonRow::password);
          return passwords
              .matches(password, hash)
              .map(right -> house.write(() -> judged(name, hash, right, from, granted)))
              .orElseGet(Registrar::busy);
        });
  }

  /** Judges what may be a guess, unless it comes too soon after wrong ones. */
  private <T> Reply<T> guessing(String name, String from, Supplier<Reply<T>> judge) {
    return HouseJournal.asking(
        () -> {
          long wait = guesses.take(name, from, isGuarded(name), house.now());
          if (wait > 0) {
            return tooSoon(wait);
          }
          Reply<T> reply = judge.get();
          switch (reply) {
            case Reply.Given<T> _ -> guesses.cameIn(name, from, house.now());
            case Reply.No<T>(Refused no) when WRONG.contains(no.id()) -> {}
            case Reply.No<T> _, Reply.Unavailable<T> _ -> guesses.takeBack(name, from, house.now());
          }
          return reply;
        });
  }

  /** How many seconds a guess under this name has to wait there. */
  public long secondsToWait(String name, String from) {
    long millis =
        Math.max(
            guesses.wait(name, from, isGuarded(name), house.now()),
            guesses.factorWait(name, from, house.now()));
    return Math.max(1, (millis + 999) / 1_000);
  }

  private boolean isGuarded(String name) {
    return roll.person(name).filter(factors::isNeededBy).isPresent();
  }

  private static <T> Reply<T> tooSoon(long millis) {
    return PeopleRule.GUESSES.deny(
        "guess-too-soon",
        "Too many wrong guesses; try again in %d s".formatted((millis + 999) / 1_000));
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
    if (!right) {
      return failed(row, from);
    }
    return row.active() ? granted.apply(row) : HouseDecision.blank(closed());
  }

  private <T> HouseDecision<T> failed(PersonRow row, String from) {
    return failed(row, from, wrong());
  }

  private <T> HouseDecision<T> failed(PersonRow row, String from, Reply<T> no) {
    return HouseDecision.denying("door", no).fact(new HouseFact.LoginFailed(row.name(), from));
  }

  private static <T> Reply<T> wrong() {
    return PeopleRule.LOGIN.deny("wrong-name-or-password", "Name or password is wrong");
  }

  static <T> Reply<T> closed() {
    return PeopleRule.CLOSED_ACCOUNTS.deny("account-closed", "This account is closed");
  }
}
