package io.queenhigh.web.http;

/** Whether somebody is still told what he was let in for. */
enum Welcome {
  YES,
  NO,
  /** The house does not hear of people just now. */
  NOBODY_KNOWS
}
