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
};
