import { plural } from "../format";

export const limits = {
  tooMany: ({ what, seconds }: { what: "tries" | "starts" | "answers" | "gameStarts"; seconds: number }) => {
    const wait =
      seconds <= 90
        ? plural(seconds, { one: "# second", other: "# seconds" })
        : plural(Math.ceil(seconds / 60), { one: "# minute", other: "# minutes" });
    return {
      tries: `Too many attempts. Try again in ${wait}.`,
      starts: `You've started too many scenarios. You can continue the ones you've started, or start another one in ${wait}.`,
      answers: `You're sending answers too quickly. Send this one again in ${wait}.`,
      gameStarts: `You've opened the game too many times. Reload the page in ${wait}.`,
    }[what];
  },
  tooManyPasswords: ({ seconds }: { seconds: number }) =>
    seconds <= 90
      ? `Too many attempts. Please try again in ${plural(seconds, { one: "# second", other: "# seconds" })}. With a reset link by mail you get in at once.`
      : `Too many attempts. Please try again in ${Math.ceil(seconds / 60)} minutes. With a reset link by mail you get in at once.`,
};
