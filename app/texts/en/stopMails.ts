/** The page behind "Unsubscribe" of a mail program. */
export const stopMails = {
  title: "Stop emails",
  question: ({ kind }: { kind: "feedback" | "dueDates" }) =>
    ({
      feedback: "Stop emails about new comments on your work?",
      dueDates: "Stop emails that remind you of due dates?",
    })[kind],
  stop: "Stop these emails",
  stopped: ({ kind }: { kind: "feedback" | "dueDates" }) =>
    ({
      feedback: "You won't get emails about new comments anymore.",
      dueDates: "You won't get reminders of due dates anymore.",
    })[kind],
  account: "Change all email settings in your account",
};
