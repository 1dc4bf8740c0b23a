// Allowed tries per seconds. A class of 500 behind one address must get in within a minute, with one typo each; further
// guesses wait 15 minutes, then two hours, then a day.
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const limits = {
  /**
   * Wrong passwords in a browser that was signed in to the account before; other people's guesses don't count there.
   */
  "sign-in/known-device": { points: 10, duration: 15 * minute },
  "sign-in/known-device-and-day": { points: 40, duration: day },
  /** Wrong passwords for one account from one address, in unknown browsers. */
  "sign-in/account-and-address": { points: 10, duration: 15 * minute },
  "sign-in/account-and-address-later": { points: 20, duration: 2 * hour },
  "sign-in/account-and-address-and-day": { points: 40, duration: day },
  /** Wrong passwords for one account from anywhere, in unknown browsers. */
  "sign-in/account": { points: 50, duration: hour },
  "sign-in/account-and-day": { points: 100, duration: day },
  /** Wrong passwords from one address, for any account. */
  "sign-in/address": { points: 1_000, duration: hour },
  /** Sign-ins that were begun with an organization: a school shares one address. */
  "organization-sign-in/address": { points: 3_000, duration: hour },
  /** Wrong codes of an authenticator app, after the right password, in a browser that knows the account. */
  "factor/known-device": { points: 10, duration: 15 * minute },
  /** The same in unknown browsers, from anywhere. */
  "factor/account": { points: 10, duration: 15 * minute },
  "factor/account-and-day": { points: 50, duration: day },
  "factor/everywhere-and-day": { points: 200, duration: day },
  /** Wrong recovery codes and passkeys, which can't be guessed. */
  "factor/address": { points: 600, duration: hour },
  /** Usernames for which a client asks whether a reset is pending. */
  "reset-pending/account-and-address": { points: 30, duration: 15 * minute },
  "reset-pending/address": { points: 1_000, duration: hour },
  "reset/account": { points: 5, duration: hour },
  "reset/address": { points: 600, duration: hour },
  /** Wrong reset codes and links. A right one is always accepted. */
  "set-password/account": { points: 10, duration: 15 * minute },
  "set-password/address": { points: 600, duration: hour },
  /** Wrong setup codes of an empty installation. */
  "setup/address": { points: 10, duration: 15 * minute },
  /** By email and network address: other people's tries don't keep the owner from registering. */
  "register/account-and-address": { points: 30, duration: hour },
  "register/address": { points: 3_000, duration: hour },
  /** Payments: prevents testing lists of stolen cards. */
  "purchase/account-and-address": { points: 10, duration: hour },
  "purchase/address": { points: 30, duration: hour },
  /** Per player, since a school shares one address. One start every 30 s, for an hour. */
  "start/user": { points: 120, duration: hour },
  "start/user-and-day": { points: 600, duration: day },
  /** Flights of the mission of the week, with refused ones, which cost a simulation but none of the five. */
  "weekly-flight/user": { points: 40, duration: hour },
  /** Duels that a person opens or joins. */
  "duel/user": { points: 60, duration: hour },
  /** Burns of all duels of a person: ten at once, each with a turn a minute. */
  "duel-move/user": { points: 600, duration: hour },
  /** Answers of a lesson that are checked one by one: one per second. */
  "answer/user": { points: 60, duration: minute },
  /** Messages to students, each to up to 200 of them. */
  "message/user-and-day": { points: 20, duration: day },
  /** Copies of one's own data, and of other people's. */
  "takeout/user-and-day": { points: 3, duration: day },
  "takeout/administrator-and-day": { points: 30, duration: day },
  /** Signed credentials for passed campaigns, and visitors' checks of such files. */
  "credential/user-and-day": { points: 20, duration: day },
  "verify/address": { points: 120, duration: 15 * minute },
  /** Test events and replays of an organization's webhooks. */
  "webhook/organization": { points: 60, duration: hour },
  /** Changes of email addresses by an organization's identity provider. */
  "provisioned-address": { points: 1_000, duration: hour },
  /** Reports of the game's page that the game has started: one each time it is opened. */
  "game-answer/user": { points: 30, duration: hour },
} as const;

export type LimitName = keyof typeof limits;
