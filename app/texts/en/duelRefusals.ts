import { fixed, plural } from "../format";

/** Why a match for two players, or a burn in it, is refused. */
export const duelRefusals = {
  tooManyOpen: ({ max }: { max: number }) =>
    plural(max, {
      one: "# of your matches is waiting for a classmate. Withdraw it to start another one.",
      other: "# of your matches are waiting for classmates. Withdraw one to start another.",
    }),
  tooManyRunning: ({ max, isOther }: { max: number; isOther: boolean }) =>
    isOther
      ? `Your classmate is playing ${max} matches already. Join another match, or start one.`
      : `You're playing ${max} matches already. Finish one first.`,
  own: "You started this match. A classmate has to join it.",
  taken: "This match is no longer open. Join another one, or start one.",
  notBegun: "Nobody has joined this match yet.",
  over: "This match has ended.",
  finished: "Your clock ran out, and your classmate went on without you. Your turns are flown without burns.",
  otherTurn: "This burn isn't for the current turn. Reload the match.",
  sent: "You've already sent a burn for this turn. It can't be changed.",
  late: "Your clock ran out before this burn arrived. The turn is flown without a burn.",
  clockNotOut: "Your classmate's clock hasn't run out.",
  notNumbers: "Send the burn as three numbers, in m/s.",
  tooLarge: ({ maxBurn }: { maxBurn: number }) => `A burn can be up to ${maxBurn} m/s. Send a smaller one.`,
  tank: ({ left }: { left: number }) => `Your tank has ${fixed(left, 2)} m/s left. Send a smaller burn.`,
};
