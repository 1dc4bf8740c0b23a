import { plural } from "../format";
import type { batchReasons as english } from "../en/batchReasons";
import type { Translation } from "../translation";

/** Beside a user: why a change of many users skips this one, or why Undo doesn't change this one back. */
export const batchReasons: Translation<typeof english> = {
  enabled: "Bereits aktiviert.",
  disabled: "Bereits deaktiviert.",
  pending: "Muss bereits ein neues Passwort festlegen.",
  notInvited: "Hat keine offene Einladung.",
  member: "Bereits Mitglied.",
  stranger: "Gehört nicht zur Organisation des Kurses.",
  elsewhere: ({ course }) =>
    `In der laufenden Klasse von ${course}. Spiel und Ergebnisse würden diese Klasse verlassen. Hinzufügen können Sie die Person auf der Seite des Kurses.`,
  changed: "Inzwischen von jemand anderem geändert.",
  gone: "Existiert nicht mehr oder kann von Ihnen nicht mehr geändert werden.",
  passwordSet: "Hat inzwischen ein neues Passwort festgelegt.",
  askedAgain: "Das Passwort wurde inzwischen erneut zurückgesetzt.",
  leftCourse: "Hat den Kurs inzwischen verlassen oder ist ihm erneut beigetreten.",
  played: "Hat inzwischen im Kurs gespielt.",
  sameRole: "Hat diese Rolle bereits.",
  sameOrganization: "Bereits in dieser Organisation.",
  billed: "Hat ein bezahltes Abonnement. Kündigen Sie es zuerst.",
  restored: "Inzwischen wiederhergestellt oder endgültig gelöscht.",
  owns: ({ courses }) =>
    plural(courses, {
      one: "Leitet # Kurs. Übertragen oder löschen Sie ihn zuerst.",
      other: "Leitet # Kurse. Übertragen oder löschen Sie sie zuerst.",
    }),
  limit: ({ organizationName }) => `${organizationName} hat das Kontenlimit erreicht.`,
  notPaid: ({ organizationName }) => `${organizationName} ist unbezahlt, Sie könnten sich also nicht mehr anmelden.`,
  ownAccount: ({ kind }) =>
    ({
      disable: "Sie können das angemeldete Konto nicht deaktivieren.",
      reset: "Sie können das Passwort des angemeldeten Kontos nicht zurücksetzen.",
      role: "Sie können die Rolle des angemeldeten Kontos nicht ändern.",
      delete: "Sie können das angemeldete Konto nicht löschen.",
    })[kind],
};
