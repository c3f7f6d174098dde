package io.queenhigh.floor.people;

import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Machinery;
import io.queenhigh.rules.ruling.Refused;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;

/**
 * The people of a floor. One for each process and store: it holds the pen for the stream {@code
 * house}.
 */
public final class People {

  private final PeopleCache roll;
  private final HouseJournal house;
  private final Door door;
  private final Staff staff;
  private final DemoHouse demo;
  private final Cashier cashier;
  private final FreshChips freshChips;
  private final ResponsiblePlay care;
  private final Proposals proposals;
  private final ReadingRecord readings;
  private final Register register;
  private final School school;
  private final WallBook wall;

  private People(Machinery machinery, SecureRandom random, HashWork much) {
    Store store = machinery.store();
    BoundRows rows = new BoundRows(store);
    this.roll = new PeopleCache(store, rows);
    this.house = new HouseJournal(machinery, roll, rows);
    Passwords passwords = Passwords.withFewPlaces(random, much);
    Registrar registrar = new Registrar(roll, passwords);
    HouseRules rules = new HouseRules(rows);
    OneTimeCodes codes = new OneTimeCodes(random);
    this.door =
        new Door(
            house,
            roll,
            passwords,
            registrar,
            rules,
            new SecondFactors(roll, rules, codes, random, store.vault()),
            new Tokens(random),
            new GuestNames(random));
    this.staff = new Staff(house, roll, registrar, rules, codes);
    this.demo = new DemoHouse(house, roll, registrar, rules, staff);
    this.cashier = new Cashier(house, roll, rules, store, rows);
    this.freshChips = new FreshChips(house, roll, rules, store);
    this.proposals = new Proposals(house, roll, rules, staff, cashier);
    this.readings = new ReadingRecord(house, store);
    this.register = new Register(house, rules, rows);
    this.school = new School(house, roll, rows);
    this.wall = new WallBook(house, rows);
    this.care = new ResponsiblePlay(house, roll, store);
  }

  public static People of(Store store, InstantSource clock, SecureRandom random) {
    return of(store, clock, random, HashWork.USUAL);
  }

  /** The same; how much work a password is may be somebody else's decision. */
  public static People of(Store store, InstantSource clock, SecureRandom random, HashWork much) {
    Executor hands = task -> Thread.ofVirtual().name("house").start(task);
    return new People(new Machinery(store, clock, hands, (_, _) -> () -> {}), random, much);
  }

  /** The same on hands and a clock that somebody else keeps. */
  public static People of(Machinery machinery, SecureRandom random) {
    return new People(machinery, random, HashWork.USUAL);
  }

  /** From now on nothing is written down by a clock that is known to be wrong. */
  public void writesOnlyWhile(BooleanSupplier clockIsRight) {
    house.writesOnlyWhile(clockIsRight);
  }

  /** Guests, registration, login, logout, sessions. */
  public Door door() {
    return door;
  }

  /** What a manager does. */
  public Staff staff() {
    return staff;
  }

  /** What only a demo does. */
  public DemoHouse demo() {
    return demo;
  }

  /** Who has read what is not for everybody. */
  public ReadingRecord readings() {
    return readings;
  }

  /** What a cashier does. */
  public Cashier cashier() {
    return cashier;
  }

  /** What a demo gives to whoever is broke. */
  public FreshChips freshChips() {
    return freshChips;
  }

  /** What waits for a second person. */
  public Proposals proposals() {
    return proposals;
  }

  /** What the room has on file, and what it says for all its tables. */
  public Register register() {
    return register;
  }

  /** How dealers are trained, and signed off for a game. */
  public School school() {
    return school;
  }

  /** What the control room watches. */
  public WallBook wall() {
    return wall;
  }

  /** Why somebody does not sign yet, where he does not. */
  public Optional<Refused> tooSoon(Who who, Right right) {
    return roll.tooSoon(who, right, house.now());
  }

  /** Exclusion, limits, and whether somebody may play. */
  public ResponsiblePlay care() {
    return care;
  }

  /** Somebody by name, guests included. */
  public Optional<AccountHolder> find(String name) {
    return roll.person(name).map(PersonRow::person);
  }

  /**
   * Reads what other nodes have written. To be called when they say that they have, or every
   * second: until then a session that was ended elsewhere goes on here.
   */
  public void refresh() {
    house.refresh();
  }

  /**
   * Whether nothing that is remembered here of people is older than this; reads what other nodes
   * have written if that has not been done within it.
   *
   * @param patience for how long to wait for the store
   */
  public boolean isAsOf(Duration age, Duration patience) {
    return house.isAsOf(age, patience);
  }

  /** Gives up what is kept of sessions that are over. To be called every hour or so. */
  public void sweep() {
    roll.sweep(house.now());
  }
}
