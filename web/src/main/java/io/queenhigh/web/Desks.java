package io.queenhigh.web;

/** Everyone who answers. */
record Desks(
    AccountDesk accounts,
    StaffDesk staff,
    CashDesk cash,
    GameDesk games,
    TableDesk tables,
    RoundDesk rounds,
    BookDesk books,
    ReportDesk reports,
    HouseDesk house) {}
