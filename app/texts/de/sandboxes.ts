import { plural } from "../format";
import { rich } from "../rich";
import type { sandboxes as english } from "../en/sandboxes";
import type { Translation } from "../translation";

export const sandboxes: Translation<typeof english> = {
  deleteSandbox: "Sandbox löschen?",
  sandboxDeleted: "Sandbox gelöscht.",
  pageTitle: "Sandboxes",
  searchLabel: "Sandboxes suchen",
  openGame: "Spiel öffnen",
  useLabel: "Nutzung",
  sortBy: "Sortieren nach",
  descending: ", absteigend",
  ascending: ", aufsteigend",
  usedOnce: "Einmal verwendet",
  deleteQuestion: ({ title }) =>
    `Diese Aktion kann nicht rückgängig gemacht werden. Möchten Sie „${title}“ wirklich für alle löschen?`,
  noOwner: "Ohne Konto",
  noSandboxes: "Keine Sandboxes gefunden",
  nothingFound: "Keine Sandboxes entsprechen Ihrer Suche.",
  noSandboxesHint: "Hier erscheinen Sandboxes, die im Spiel gespeichert werden.",
  downloadHint: "In einem Format herunterladen, das mit der Desktop-Version kompatibel ist.",
  listFailed: "Die Sandboxes konnten nicht geladen werden",
  deleteFailed: "Die Sandbox konnte nicht gelöscht werden",
  downloadFailed: "Die Sandbox konnte nicht heruntergeladen werden",
  created: ({ time }) => `Erstellt ${time}`,
  modified: ({ time }) => `Geändert ${time}`,
  accessed: ({ time }) => `Geöffnet ${time}`,
  accessCount: ({ count }) => plural(count, { one: "#-mal geöffnet", other: "#-mal geöffnet" }),
  downloadSandbox: ({ title }) => rich`Herunterladen${title}`,
  deleteNamed: ({ title }) => rich`Löschen${title}`,
  sortByAccess: "Zuletzt geöffnet",
  owner: "Konto",
  sortByCreation: "Erstellt",
  sortByModification: "Geändert",
  sortByCount: "Anzahl Öffnungen",
  fileName: ({ title, id }) => `${title} ${id}.json`,
};
