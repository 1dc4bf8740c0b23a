import { number, plural } from "../format";
import type { userBatch as english } from "../en/userBatch";
import type { Translation } from "../translation";

/** The pages on which many users are changed at once: a preview, then the result with Undo. */
export const userBatch: Translation<typeof english> = {
  pageTitle: "Konten ändern",
  courseRequired: "Wählen Sie einen Kurs.",
  organizationRequired: "Wählen Sie eine Organisation.",
  roleRequired: "Wählen Sie eine Rolle.",
  chooseCourseTitle: ({ count }) =>
    plural(count, { one: "# Konto zu einem Kurs hinzufügen", other: "# Konten zu einem Kurs hinzufügen" }),
  courseOption: ({ name, organizationName }) => `${name} (${organizationName})`,
  chooseRoleTitle: ({ count }) =>
    plural(count, { one: "Rolle von # Konto ändern", other: "Rolle von # Konten ändern" }),
  chooseOrganizationTitle: ({ count }) =>
    plural(count, { one: "Organisation von # Konto ändern", other: "Organisation von # Konten ändern" }),
  noCoursesHint: "Die Organisationen der ausgewählten Konten haben noch keine Kurse.",
  noCourses: "Keine Kurse gefunden",
  createCourse: "Kurs erstellen",
  chooseHint: "Als Nächstes sehen Sie, welche Konten geändert und welche aus welchem Grund übersprungen werden.",
  chooseCourse: "Kurs wählen",
  roleHint: "Die Änderung gilt sofort.",
  chooseRole: "Rolle wählen",
  organizationHint: "Die Konten verlassen alle Kurse ihrer bisherigen Organisation. Ergebnisse bleiben erhalten.",
  leftOut: ({ count }) => `Übersprungen: ${number(count)}`,
  peopleByReason: ({ people, reason }) => `${number(people)}: ${reason}`,
  affected: ({ count }) => `Zu ändernde Konten: ${number(count)}`,
  changed: ({ count }) => `Geändert: ${number(count)}`,
  restored: ({ count }) => `Wiederhergestellt: ${number(count)}`,
  planTitle: ({ change }) => `${change}?`,
  newMatches: ({ count, date }) =>
    plural(count, {
      one: `Seit dieser Vorschau vom ${date} passt # weiteres Konto zur Liste. Um es einzuschließen, gehen Sie zurück zur Liste und wählen Sie erneut aus.`,
      other: `Seit dieser Vorschau vom ${date} passen # weitere Konten zur Liste. Um sie einzuschließen, gehen Sie zurück zur Liste und wählen Sie erneut aus.`,
    }),
  lateChanges: ({ count }) =>
    plural(count, {
      one: "# Konto wurde übersprungen, weil es sich seit der Vorschau geändert hatte.",
      other: "# Konten wurden übersprungen, weil sie sich seit der Vorschau geändert hatten.",
    }),
  madeAt: ({ date }) => `Am ${date}.`,
  nobodyTo: "Keine Konten zu ändern",
  allLeftOut: "Alle ausgewählten Konten wurden übersprungen. Die Gründe sind unten aufgeführt.",
  noMail:
    "Niemand würde einen Link erhalten. Wählen Sie stattdessen in der Zeile jedes Kontos „Passwort zurücksetzen“, um einen Einmalcode zum Weitergeben zu erhalten.",
  interrupted: ({ changed }) =>
    plural(changed, {
      one: "Diese Änderung wurde nach # Konto unterbrochen. Setzen Sie sie fort oder machen Sie das Erledigte rückgängig.",
      other:
        "Diese Änderung wurde nach # Konten unterbrochen. Setzen Sie sie fort oder machen Sie das Erledigte rückgängig.",
    }),
  changeRunning: "Diese Änderung läuft gerade. Sie läuft weiter, wenn Sie diese Seite verlassen.",
  missing: ({ missing }) =>
    plural(missing, {
      one: "# ausgewähltes Konto existiert nicht mehr oder kann von Ihnen nicht mehr geändert werden.",
      other: "# ausgewählte Konten existieren nicht mehr oder können von Ihnen nicht mehr geändert werden.",
    }),
  undoHint: ({ days }) =>
    plural(days, {
      one: "Sie können das # Tag lang rückgängig machen.",
      other: "Sie können das # Tage lang rückgängig machen.",
    }),
  continue: "Fortsetzen",
  done: "Fertig",
  typeToDelete: ({ text }) => `Zur Bestätigung ${text} eingeben`,
  backToUsers: "Zurück zu den Konten",
  undoneTitle: ({ restored }) =>
    plural(restored, {
      one: "Änderung für # Konto rückgängig gemacht",
      other: "Änderung für # Konten rückgängig gemacht",
    }),
  undoneAt: ({ done, madeAt, undoneAt }) => `${done} (${madeAt}). Rückgängig gemacht am ${undoneAt}.`,
  undoInterrupted: "Das Rückgängigmachen wurde unterbrochen. Wählen Sie „Rückgängig machen“, um es abzuschließen.",
  undoRunning: "Diese Änderung wird rückgängig gemacht. Das läuft weiter, wenn Sie diese Seite verlassen.",
  undoPeriod: ({ days }) =>
    plural(days, {
      one: "Nur Sie können das rückgängig machen, # Tag lang.",
      other: "Nur Sie können das rückgängig machen, # Tage lang.",
    }),
  leftAlone: ({ count }) => `Nicht rückgängig gemacht: ${number(count)}`,
  leftAloneHint:
    "„Rückgängig machen“ nimmt nur diese Änderung zurück, und nur bei Konten, die seitdem niemand geändert hat.",
  undo: "Rückgängig machen",
  undoing: "Wird rückgängig gemacht …",
  undone: "Rückgängig gemacht",
  refresh: "Aktualisieren",
  andMore: ({ count }) => plural(count, { one: "und # weiteres", other: "und # weitere" }),
};
