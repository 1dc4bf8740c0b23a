export const handIn = {
  title: "Hand In a File",
  subtitle: "An attempt that a student's computer could not send",
  purpose:
    "The simulator's menu lists attempts without a receipt, and saves each as a file. It is graded here as if it had been sent, in the student's name, and stands in the audit trail. One that was not begun with a start does not count until you say so in the student's record.",
  attempt: "Attempt",
  fileHint: "attempt-….json, at most 512 kB.",
  handIn: "Hand In",
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
  }) =>
    `${points} of ${username} is stored${isLate ? " as handed in late" : ""}${counts ? "." : ", and does not count yet: it has no start. Look at it here."}`,
  tabTitle: "Hand in a file",
  noStart: "Handed in as a file and without a start: look at it, and let it count if it is sound.",
  fileRequired: "Choose the file that the student has saved.",
  fileTooLarge: "The file must be at most 512 kB.",
  notAnAttempt: ({ path, problem }: { path: string | null; problem: string | null }) =>
    problem === null
      ? `This is no attempt as the simulator saves it. ${path ?? "The file"} is missing.`
      : `This is no attempt as the simulator saves it. ${path ?? "The file"}: ${problem}`,
  notJson: "This file is not JSON.",
  notYourStudent: "This attempt isn't by a student in one of your classes.",
  alreadyArrived: "This attempt has arrived already: nothing is to be handed in.",
};
