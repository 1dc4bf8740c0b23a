import type { stopMails as english } from "../en/stopMails";
import type { Translation } from "../translation";

export const stopMails: Translation<typeof english> = {
  title: "E-Mails abbestellen",
  question: ({ kind }) =>
    ({
      feedback: "E-Mails über neue Kommentare abbestellen?",
      dueDates: "E-Mails, die an Abgabetermine erinnern, abbestellen?",
    })[kind],
  stop: "Abbestellen",
  stopped: ({ kind }) =>
    ({
      feedback: "Sie bekommen keine E-Mails über neue Kommentare mehr.",
      dueDates: "Sie bekommen keine Erinnerungen an Abgabetermine mehr.",
    })[kind],
  account: "Alle E-Mail-Einstellungen im Konto ändern",
};
