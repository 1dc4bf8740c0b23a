import { number, plural } from "../format";
import { rich } from "../rich";
import type { organizations as english } from "../en/organizations";
import type { Translation } from "../translation";

export const organizations: Translation<typeof english> = {
  defaultLanguage: "Standardsprache",
  defaultLanguageHint: "Für alle, die keine Sprache gewählt haben. Sie gilt ab der nächsten Anmeldung.",
  languageChanged: ({ name }) => `Die Standardsprache von ${name} wurde geändert.`,
  created: ({ name }) => `${name} wurde erstellt.`,
  deleted: ({ name }) => `${name} wurde gelöscht.`,
  claimsChanged: ({ name, rule }) =>
    ({
      curriculum: `${name} folgt jetzt der Regel des Lehrplans für Punktemeldungen.`,
      verifiedOnly: `${name} wertet jetzt nur geprüfte Punkte.`,
      count: `${name} wertet jetzt auch Punktemeldungen.`,
    })[rule],
  limitChanged: ({ name, limit }) => `Das Kontenlimit von ${name} ist jetzt ${number(limit)}.`,
  paidChanged: ({ name, isPaid }) => (isPaid ? `${name} ist jetzt bezahlt.` : `${name} ist jetzt unbezahlt.`),
  curriculumChanged: ({ name, curriculum }) => `${name} verwendet jetzt ${curriculum}.`,
  messagesChanged: ({ name, allowed }) =>
    allowed
      ? `Kursleitungen von ${name} können ihren Studierenden jetzt E-Mails schreiben.`
      : `Kursleitungen von ${name} können ihren Studierenden keine E-Mails mehr schreiben.`,
  rostersChanged: ({ name, allowed }) =>
    allowed
      ? `Kursleitungen von ${name} können jetzt Mitgliederlisten importieren.`
      : `Kursleitungen von ${name} können keine Mitgliederlisten mehr importieren.`,
  notFound: "Die Organisation wurde nicht gefunden.",
  chooseCurriculum: "Wählen Sie einen Lehrplan.",
  chooseClaims: "Wählen Sie, ob Punktemeldungen zählen.",
  claimRule: ({ rule }) =>
    ({
      curriculum: "Regel des Lehrplans verwenden",
      verifiedOnly: "Nur geprüfte Punkte werten",
      count: "Punktemeldungen werten",
    })[rule],
  claimRuleHint: ({ rule }) =>
    ({
      curriculum:
        "In Szenarien, die der Server bewertet, zählen Punktemeldungen erst, wenn eine Kursleitung sie anerkennt. In Szenarien, die das Spiel bewertet, zählen sie und sind gekennzeichnet.",
      verifiedOnly: "Punktemeldungen zählen in keinem Szenario, bis eine Kursleitung sie anerkennt.",
      count:
        "Punktemeldungen zählen in jedem Szenario und sind gekennzeichnet. Gibt es bereits eine geprüfte Punktzahl, entscheidet eine Kursleitung. Wählen Sie das nur, wenn Sie ein eigenes Spiel verwenden, das keine Nachweise sendet, denn Punktemeldungen lassen sich erfinden.",
    })[rule],
  createTitle: "Organisation erstellen",
  curriculumHint: "Bestimmt, was die Mitglieder spielen. Sie können ihn später ändern.",
  create: "Erstellen",
  curriculumOf: ({ name }) => `Lehrplan von ${name}`,
  inUse: ({ title }) => rich`Aktueller Lehrplan: ${title}`,
  changeTo: "Wechseln zu",
  preview: "Vorschau der Änderung",
  previewTitle: ({ title }) => `Wechsel zu ${title}`,
  noRunningClass: "Keine Klasse läuft. Beendete Klassen behalten ihren Lehrplan.",
  classEffect: ({ className, courseName, effect }) => rich`${className} von ${courseName}: ${effect}`,
  endClassesFirst: "Beenden Sie zuerst die Klassen mit Szenarien, die der neue Lehrplan nicht hat.",
  changeCurriculum: "Lehrplan ändern",
  claims: "Punktemeldungen: Punkte, die ein Spiel ohne Nachweis meldet",
  claimsHint: "Gilt für neue Versuche. Frühere bleiben, wie sie sind.",
  messages: "Nachrichten",
  allowMessages: "Kursleitungen können den Studierenden ihrer Klassen E-Mails schreiben",
  allowMessagesHint:
    "Sie schreiben aus dem Notenbuch. Antworten gehen an die Adresse der Kursleitung, und das Personal des Kurses kann eine Kopie lesen.",
  rosters: "Mitgliederlisten",
  nothingPlayed: "Noch nichts wurde gespielt. Sie wechselt zum neuen Lehrplan.",
  playedInBoth: ({ attempts }) =>
    plural(attempts, {
      one: "# Versuch, in einem Szenario, das beide Lehrpläne haben. Sie wechselt zum neuen Lehrplan und behält ihre Noten.",
      other:
        "# Versuche, alle in Szenarien, die beide Lehrpläne haben. Sie wechselt zum neuen Lehrplan und behält ihre Noten.",
    }),
  playedInOne: ({ attempts, scenarios }) =>
    plural(attempts, {
      one: `# Versuch. Der neue Lehrplan enthält nicht: ${scenarios}.`,
      other: `# Versuche. Der neue Lehrplan enthält nicht: ${scenarios}.`,
    }),
  deleteTitle: ({ name }) => `${name} löschen?`,
  deletionHint: ({ days }) =>
    plural(days, {
      one: "Sie können die Organisation # Tag lang unter „Zuletzt gelöscht“ wiederherstellen. Mit ihr wird gelöscht:",
      other:
        "Sie können die Organisation # Tage lang unter „Zuletzt gelöscht“ wiederherstellen. Mit ihr wird gelöscht:",
    }),
  deletedUsers: ({ users }) => plural(users, { one: "# Konto", other: "# Konten" }),
  deletedCourses: ({ courses }) =>
    plural(courses, {
      one: "# Kurs mit seinen Klassen und Notenbüchern",
      other: "# Kurse mit ihren Klassen und Notenbüchern",
    }),
  deletedCodes: ({ accessCodes }) => plural(accessCodes, { one: "# Zugangscode", other: "# Zugangscodes" }),
  deletedScores: ({ scores }) => plural(scores, { one: "# Ergebnis", other: "# Ergebnisse" }),
  systemAdminsFirst:
    "Zu dieser Organisation gehören Konten der Systemadministration. Verschieben Sie sie zuerst in eine andere Organisation.",
  typeName: "Zur Bestätigung den Namen der Organisation eingeben",
  pageTitle: "Organisationen",
  createdDate: "Erstellt",
  paid: "Bezahlt",
  activeUsers: "Aktive Konten",
  userLimit: "Kontenlimit",
  activeUsersLink: ({ hidden, users, name }) => rich`${number(users)}${hidden(` aktive Konten von ${name}`)}`,
  curriculumLink: ({ hidden, curriculum, name }) => rich`${curriculum}${hidden(`: Lehrplan von ${name} ändern`)}`,
  deleteOrganization: ({ hidden, name }) => rich`Löschen${hidden(`: ${name}`)}`,
  isPaid: ({ name }) => `${name} ist bezahlt`,
  unpaid: "Unbezahlt",
  userLimitOf: ({ name }) => `Kontenlimit von ${name}`,
  setLimit: ({ hidden, name }) => rich`Festlegen${hidden(`: Kontenlimit von ${name}`)}`,
  search: "Organisationen suchen",
  empty: "Keine Organisationen gefunden",
  noMatch: "Keine Organisationen entsprechen Ihrer Suche.",
  emptyHint:
    "Erstellen Sie Ihre erste Organisation hier oder weisen Sie unter „Zugangscodes“ einen Zugangscode einem neuen Namen zu.",
  notFetched: "Die Organisationen konnten nicht geladen werden",
};
