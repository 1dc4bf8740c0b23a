// How many tries are allowed in how many seconds. A class of 500 behind one address must get in within a minute, with a typing
// mistake for each; ten guesses at one account, or fifty from many addresses, must be the end for a while.
const minute = 60;
const hour = 60 * minute;

export const limits = {
  /** Wrong passwords for one account from one address: a guesser is stopped, its owner elsewhere is not. */
  "sign-in/account-and-address": { points: 10, duration: 15 * minute },
  /** Wrong passwords for one account from anywhere. */
  "sign-in/account": { points: 50, duration: hour },
  /** Wrong passwords from one address, whatever the account. */
  "sign-in/address": { points: 1_000, duration: hour },
  "reset/account": { points: 5, duration: hour },
  "reset/address": { points: 600, duration: hour },
  /** Wrong reset codes and links. */
  "set-password/account": { points: 10, duration: 15 * minute },
  "set-password/address": { points: 600, duration: hour },
  "register/account": { points: 30, duration: hour },
  "register/address": { points: 3_000, duration: hour },
  /** Payments are dear to try: a list of stolen cards must not be tried out here. */
  "purchase/account": { points: 10, duration: hour },
  "purchase/address": { points: 30, duration: hour },
} as const;

export type LimitName = keyof typeof limits;
