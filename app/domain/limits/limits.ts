// How many tries are allowed in how many seconds. A class of 500 behind one address must get in within a minute, with a
// typing mistake for each; further guesses wait a quarter of an hour, then two hours, then a day.
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const limits = {
  /** Wrong passwords in a browser in which the account was signed in to before: nobody else's guesses count there. */
  "sign-in/known-device": { points: 10, duration: 15 * minute },
  "sign-in/known-device-and-day": { points: 40, duration: day },
  /** Wrong passwords for one account from one address, in unknown browsers. */
  "sign-in/account-and-address": { points: 10, duration: 15 * minute },
  "sign-in/account-and-address-later": { points: 20, duration: 2 * hour },
  "sign-in/account-and-address-and-day": { points: 40, duration: day },
  /** Wrong passwords for one account from anywhere, in unknown browsers. */
  "sign-in/account": { points: 50, duration: hour },
  "sign-in/account-and-day": { points: 100, duration: day },
  /** Wrong passwords from one address, whatever the account. */
  "sign-in/address": { points: 1_000, duration: hour },
  /** Names of which it is asked whether a new password must be set first. */
  "reset-pending/account-and-address": { points: 30, duration: 15 * minute },
  "reset-pending/address": { points: 1_000, duration: hour },
  "reset/account": { points: 5, duration: hour },
  "reset/address": { points: 600, duration: hour },
  /** Wrong reset codes and links. A right one is never held back. */
  "set-password/account": { points: 10, duration: 15 * minute },
  "set-password/address": { points: 600, duration: hour },
  /** Wrong codes for the setup of an empty installation. */
  "setup/address": { points: 10, duration: 15 * minute },
  /** By the e-mail and the address it is sent from: nobody else's tries keep its owner from registering. */
  "register/account-and-address": { points: 30, duration: hour },
  "register/address": { points: 3_000, duration: hour },
  /** Payments: nobody shall try out a list of stolen cards here. */
  "purchase/account-and-address": { points: 10, duration: hour },
  "purchase/address": { points: 30, duration: hour },
  /** Per player, whatever the address: a school behind one address shares nothing. One start every 30 s, for an hour. */
  "start/user": { points: 120, duration: hour },
  "start/user-and-day": { points: 600, duration: day },
  /** Answers of a lesson that are checked one by one: one a second. */
  "answer/user": { points: 60, duration: minute },
  /** Messages to students, each to up to 200 of them. */
  "message/user-and-day": { points: 20, duration: day },
  /** What the page of the game says when the game has started: once for each time it is opened. */
  "game-answer/user": { points: 30, duration: hour },
} as const;

export type LimitName = keyof typeof limits;
