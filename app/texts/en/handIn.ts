export const handIn = {
  title: "Hand in a file",
  subtitle: "For an attempt that a student's device couldn't send",
  purpose:
    "The simulator's menu lists attempts that the server hasn't received, and can save each one as a file. Hand in that file here. The server grades it as if the student's device had sent it, and records it in the audit trail. If the server has no record of when the attempt was started, the attempt is excluded until you count it in the student's record.",
  /** Label of the file field. */
  attempt: "Attempt file",
  fileHint: "A file named attempt-….json, up to 512 kB.",
  handIn: "Hand in",
  handingIn: "Handing in...",
  stored: ({
    points,
    username,
    isLate,
    counts,
  }: {
    points: string;
    username: string;
    isLate: boolean;
    counts: boolean;
  }) => {
    const stored = isLate
      ? `Attempt by ${username} stored as handed in late: ${points}.`
      : `Attempt by ${username} stored: ${points}.`;
    return counts
      ? stored
      : `${stored} It doesn't count yet, because the server has no record of when it was started. Review it here.`;
  },
  tabTitle: "Hand in a file",
  /** The reason why the attempt is excluded, for the instructor. */
  noStart:
    "Handed in as a file, and the server has no record of when it was started. Review it, and count it if nothing looks wrong.",
  fileRequired: "Choose the file that the student saved.",
  fileTooLarge: "The file must be 512 kB or smaller.",
  notAnAttempt: ({ path, problem }: { path: string | null; problem: string | null }) =>
    problem === null
      ? `This isn't a saved attempt file: ${path ?? "its content"} is missing. Choose the .json file that the simulator saved.`
      : `This isn't a saved attempt file. Choose the .json file that the simulator saved. ${path ?? "File"}: ${problem}`,
  notJson: "This file isn't JSON. Choose the .json file that the simulator saved.",
  notYourStudent: "This attempt isn't by a student in one of your classes.",
  alreadyArrived: "This attempt has already arrived. You don't need to hand it in.",
};
