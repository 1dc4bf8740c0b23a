import { plural } from "../format";
import { rich } from "../rich";
import type { curricula as english } from "../en/curricula";
import type { Translation } from "../translation";

export const curricula: Translation<typeof english> = {
  changes: "Änderungen",
  changedTitle: "Element",
  change: "Änderung",
  before: "Vorher",
  after: "Nachher",
  documentNotPublishable: "Das Dokument kann nicht veröffentlicht werden.",
  mistakes: "Fehler",
  versions: "Versionen",
  versionsLabel: "Alle Versionen",
  version: "Version",
  published: "Veröffentlicht",
  publishedBy: "Veröffentlicht von",
  inUse: "(in Verwendung)",
  publishedByProduct: "mit dem Produkt geliefert",
  compareFrom: "Von Version",
  compare: "Vergleichen",
  bundledVersionNotice:
    "Diese Softwareversion enthält eine neuere Version dieses Lehrplans. Sie wurde nicht automatisch veröffentlicht, weil der Lehrplan hier geändert wurde.",
  seeChanges: "Änderungen prüfen",
  pathAndVersion: ({ link, key, version }) => rich`${link("Inhalte")} / ${key}, Version ${version}`,
  comparedTitle: ({ from, to }) => `Von Version ${from} zu Version ${to}`,
  sameContents: "Beide Versionen haben denselben Inhalt.",
  noChanges: "Keine Änderungen gefunden",
  versionPublished: ({ title, version }) => `${title} als Version ${version} veröffentlicht.`,
  newCurriculum: ({ version }) => `Neuer Lehrplan, Version ${version}`,
  nextVersion: ({ version, replaces }) => `Version ${version}, ersetzt Version ${replaces}`,
  publishVersion: ({ version }) => `Version ${version} veröffentlichen`,
  publishing: "Wird veröffentlicht …",
  forgetDraft: "Entwurf verwerfen",
  noChangesHint: "Diese Version hat denselben Inhalt wie die vorherige.",
  changedThing: ({ thing }) => ({ scenario: "Szenario", campaign: "Kampagne", curriculum: "Lehrplan" })[thing],
  changeKind: ({ kind }) =>
    ({
      added: "Hinzugefügt",
      renamed: "Umbenannt",
      moved: "Verschoben",
      maxima: "Höchstpunktzahl geändert",
      questions: "Fragen geändert",
      other: "Geändert",
      retired: "Eingestellt",
      restored: "Wieder angeboten",
    })[kind],
  downloadVersion: ({ version, hidden }) => rich`Herunterladen${hidden(`: Version ${version}`)}`,
  bringBackVersion: ({ version, hidden }) => rich`Wiederherstellen${hidden(`: Version ${version}`)}`,
  compareTo: "zu Version",
  draftTitle: "Lehrplanentwurf",
  attemptsTouched: ({ attempts }) =>
    plural(attempts, {
      one: "Noch ist nichts geändert. Diese Änderungen betreffen Szenarien mit # Versuch. Alle Versuche und Noten bleiben erhalten.",
      other:
        "Noch ist nichts geändert. Diese Änderungen betreffen Szenarien mit # Versuchen. Alle Versuche und Noten bleiben erhalten.",
    }),
  noAttemptTouched: "Noch ist nichts geändert. Es sind keine Versuche betroffen.",
  scenarios: "Szenarien",
  questions: "Fragen",
  changesCount: "Änderungen",
};
