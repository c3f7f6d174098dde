package io.queenhigh.web;

import io.queenhigh.web.clauses.ClauseDesk;
import io.queenhigh.web.clauses.CompareDesk;
import io.queenhigh.web.drills.DrillDesk;
import io.queenhigh.web.lab.FaceUpDesk;
import io.queenhigh.web.lab.LabDesk;
import io.queenhigh.web.lab.SimulationDesk;
import io.queenhigh.web.learn.LearnDesk;

/** Everyone who answers. */
record Desks(
    AccountDesk accounts,
    StaffDesk staff,
    OfficeDesk office,
    RegisterDesk register,
    CashDesk cash,
    ApprovalDesk approvals,
    GameDesk games,
    ClauseDesk clauses,
    CompareDesk compare,
    LabDesk lab,
    SimulationDesk simulations,
    FaceUpDesk faceUp,
    DrillDesk drills,
    SchoolDesk school,
    LearnDesk learn,
    TableDesk tables,
    LinkDesk links,
    LinkOffice linkOffice,
    RoundDesk rounds,
    HomeDesk home,
    BookDesk books,
    ReadingDesk readings,
    AuditDesk audit,
    LogDesk log,
    ReportDesk reports,
    WallDesk wall,
    SurveillanceDesk surveillance,
    HouseDesk house,
    PageDesk pages) {}
