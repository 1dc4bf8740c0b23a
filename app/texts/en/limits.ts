import { plural } from "../format";

export const limits = {
  tooMany: ({
    what,
    seconds,
  }: {
    what: "tries" | "starts" | "answers" | "gameStarts" | "calls" | "addresses" | "copies" | "matches" | "burns";
    seconds: number;
  }) => {
    const wait =
      seconds <= 90
        ? plural(seconds, { one: "# second", other: "# seconds" })
        : plural(Math.ceil(seconds / 60), { one: "# minute", other: "# minutes" });
    return {
      tries: `Too many attempts. Try again in ${wait}.`,
      starts: `You've started too many scenarios. You can continue the ones you've started, or start another one in ${wait}.`,
      answers: `You're sending answers too quickly. Send this one again in ${wait}.`,
      gameStarts: `You've opened the game too many times. Reload the page in ${wait}.`,
      calls: `You're calling too quickly with this token. Call again in ${wait}.`,
      addresses: `Too many email addresses have changed. Change more in ${wait}.`,
      matches: `You're starting matches too quickly. Start another one in ${wait}.`,
      burns: `You're sending burns too quickly. Send this one again in ${wait}.`,
      copies: "You've created as many copies as are possible within a day. Try again tomorrow.",
    }[what];
  },
  tooManyPasswords: ({ seconds }: { seconds: number }) =>
    seconds <= 90
      ? `Too many attempts. Try again in ${plural(seconds, { one: "# second", other: "# seconds" })}, or sign in right away with a reset link sent by email.`
      : `Too many attempts. Try again in ${plural(Math.ceil(seconds / 60), { one: "# minute", other: "# minutes" })}, or sign in right away with a reset link sent by email.`,
};
