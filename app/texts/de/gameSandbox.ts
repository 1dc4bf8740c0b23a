import type { gameSandbox as english } from "../en/gameSandbox";
import type { Translation } from "../translation";

/** The simulator's sandbox: spacecraft of the player's own. */
export const gameSandbox: Translation<typeof english> = {
  title: "Sandbox",
  menu: "Menü",
  globe: "Die Erde und die Raumfahrzeuge um sie",
  utc: ({ dateTime }) => `${dateTime} UTC`,
  spacecraftNumber: ({ number }) => `Raumfahrzeug ${number}`,
  notJson: "Das ist keine gespeicherte Sandbox: Es ist kein gültiges JSON.",
  notSandbox: "Das ist keine Sandbox dieses Simulators.",
  fieldInvalid: ({ field }) => `Das ist keine Sandbox dieses Simulators: ${field} ist ungültig.`,
  realSky: "Echter Himmel: Überflüge, enge Annäherungen",
  mySandbox: "Meine Sandbox",
  spacecraft: "Raumfahrzeuge",
  add: "Hinzufügen",
  remove: "Entfernen",
  name: "Name",
  model: "Kräftemodell",
  showCatalogue: "Objekte des Katalogs anzeigen (SGP4)",
  saved: ({ title }) => `Gespeichert: ${title}`,
  notSaved: ({ reason }) => `Nicht gespeichert: ${reason}`,
  notLoaded: ({ reason }) => `Nicht geladen: ${reason}`,
  unsavedChanges: "Ihre Änderungen sind nicht gespeichert. Drücken Sie noch einmal auf „Neu“, um sie zu verwerfen.",
  titleField: "Titel",
  save: "Speichern",
  new: "Neu",
  load: "Laden …",
  paste: "Sandbox einfügen",
  loading: "Wird geladen …",
  noSandboxes: "Keine Sandboxes gefunden",
  loadTitle: "Sandbox laden",
};
