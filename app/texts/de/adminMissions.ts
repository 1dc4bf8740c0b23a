import type { adminMissions as english } from "../en/adminMissions";
import { plural } from "../format";
import type { Translation } from "../translation";

export const adminMissions: Translation<typeof english> = {
  pageTitle: "Missionen",
  subtitle: "Ihre Missionen und die, die mit Ihren Klassen geteilt sind. Systemadministratoren sehen alle.",
  searchLabel: "Missionen suchen",
  noMissions: "Keine Missionen gefunden",
  nothingFound: "Keine Missionen entsprechen Ihrer Suche.",
  noMissionsHint: "Legen Sie Missionen im Spiel unter „Missionen“ an oder importieren Sie unten eine.",
  listFailed: "Die Missionen konnten nicht geladen werden",
  mission: "Mission",
  author: "Verfasst von",
  class: "Klasse",
  reference: "Referenz",
  results: "Ergebnisse",
  changed: "Geändert",
  notShared: "Nicht geteilt",
  noReference: "Noch nicht zur Probe geflogen",
  noResults: "Noch keine Flüge",
  noResultsHint: "Noch hat niemand in der Klasse diese Version geflogen.",
  flights: "Flüge",
  lastFlown: "Zuletzt geflogen",
  timeLimit: "Zeitlimit",
  openInGame: "Im Spiel öffnen",
  download: "JSON herunterladen",
  importTitle: "Mission importieren",
  document: "JSON der Mission",
  documentHint:
    "Fügen Sie eine Mission ein, die als JSON heruntergeladen wurde. Die Kopie gehört Ihnen. Fliegen Sie sie noch einmal zur Probe, bevor Sie sie teilen.",
  documentRequired: "Fügen Sie das JSON einer Mission ein.",
  imported: "Mission importiert.",
  publishTitle: "Als gewertetes Szenario veröffentlichen",
  publishHint:
    "Die Mission und ihre Referenz werden zum Entwurf in der Kampagne. Studierende fliegen sie von verschiedenen Starts aus, sobald die nächste Version des Lehrplans veröffentlicht ist; der Server bewertet sie.",
  pointsHint: "Ein Vielfaches von 10. Die Punkte der einzelnen Teile richten sich danach.",
  createDraft: "Entwurf anlegen",
  scenario: "Szenario",
  changedInGame: "Ändern Sie die Mission im Spiel und legen Sie den Entwurf dann unter demselben Titel noch einmal an.",
  versionNumber: ({ version }) => `Version ${version}`,
  cost: ({ deltaV, time }) => `${deltaV} m/s in ${time}`,
  resultsOf: ({ players, best }) =>
    plural(players, {
      one: `# Person, bestes Ergebnis ${best} von 100`,
      other: `# Studierende, bestes Ergebnis ${best} von 100`,
    }),
};
