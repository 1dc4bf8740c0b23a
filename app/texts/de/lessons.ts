import { plural } from "../format";
import { rich } from "../rich";
import type { lessons as english } from "../en/lessons";
import type { Translation } from "../translation";

export const lessons: Translation<typeof english> = {
  authors: "Autorinnen und Autoren",
  authorsHint:
    "Die Systemadministration kann immer Lektionen schreiben. Fügen Sie hier weitere Personen hinzu, gleich welche Rolle sie haben: Sie können diese Seite und ihre Entwürfe öffnen, und die Systemadministration veröffentlicht, was sie schreiben.",
  addAuthor: "Person hinzufügen",
  authorAdded: ({ username }) => `${username} kann jetzt Lektionen schreiben.`,
  authorRemoved: "Schreibrecht entfernt. Die Lektionen der Person bleiben erhalten.",
  noLessonsHint: "Erstellen Sie unten eine oder öffnen Sie eine veröffentlichte.",
  noLessons: "Keine Lektionen gefunden",
  tableLabel: "Alle Lektionen",
  lesson: "Lektion",
  state: "Status",
  saved: "Zuletzt gespeichert",
  savedBy: "Gespeichert von",
  mistakes: ({ mistakes }) => plural(mistakes, { one: "# Fehler", other: "# Fehler" }),
  beginTitle: "Lektion oder Sandbox-Aufgabe erstellen",
  begin: "Erstellen",
  openTitle: "Veröffentlichte Lektion oder Aufgabe öffnen",
  open: "Öffnen",
  chooseLesson: "Lektion wählen",
  openHint: "Ihre Änderungen werden ein Entwurf für die nächste Version des Lehrplans.",
  importTitle: "Lektion importieren",
  import: "Importieren",
  document: "JSON der Lektion",
  documentHint: "Fügen Sie eine Lektion ein, die als JSON exportiert wurde.",
  taughtIn: "Kampagne",
  chooseCampaign: "Kampagne wählen",
  pageTitle: "Lektionen",
  subtitle: "Lektionen in Arbeit. Studierende erhalten sie mit der nächsten Version ihres Lehrplans.",
  published: "Veröffentlicht",
  notAsPublished: "Unveröffentlichte Änderungen",
  notPublished: "Nicht veröffentlicht",
  authorNamedBy: ({ username, appointedBy, muted }) => rich`${username} ${muted(`hinzugefügt von ${appointedBy}`)}`,
  takeBackFrom: ({ username, hidden }) => rich`Entfernen${hidden(`: ${username}`)}`,
  placeRequired: "Wählen Sie eine Kampagne.",
  lessonRequired: "Wählen Sie eine Lektion.",
  documentRequired: "Fügen Sie das JSON einer Lektion ein.",
  competeCampaign: ({ title }) => `${title} (Wettkampf)`,
};
