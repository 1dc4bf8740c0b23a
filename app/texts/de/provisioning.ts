import type { provisioning as english } from "../en/provisioning";
import { number, plural } from "../format";
import { rich } from "../rich";
import type { Translation } from "../translation";

export const provisioning: Translation<typeof english> = {
  pageTitle: "Bereitstellung",
  open: "Bereitstellung verwalten",
  hint: "Ihr Identitätsanbieter kann Konten dieser Organisation über SCIM 2.0 anlegen, ändern und deaktivieren. Deaktivierte Konten werden sofort abgemeldet, ihre Noten bleiben.",
  connectionTitle: "Verbindung",
  connectionHint: "Tragen Sie diese Adresse und das Token eines Dienstkontos bei Ihrem Identitätsanbieter ein.",
  address: "SCIM-Adresse",
  copyAddress: "SCIM-Adresse kopieren",
  accounts: "Dienstkonten für die Bereitstellung",
  noAccounts: "Noch darf kein Dienstkonto Konten bereitstellen.",
  createAccount: "Dienstkonto erstellen",
  dates: ({ expires, lastUsed }) =>
    lastUsed ? `Läuft ab: ${expires} · Zuletzt verwendet: ${lastUsed}` : `Läuft ab: ${expires} · Nie verwendet`,
  users: ({ count }) =>
    plural(count, {
      one: "# Konto verwaltet der Identitätsanbieter.",
      other: "# Konten verwaltet der Identitätsanbieter.",
    }),
  groupsTitle: "Gruppen",
  groupsHint:
    "Wählen Sie, was die Mitglieder einer Gruppe erhalten. Wer die Gruppe verlässt, verliert, was sie gegeben hat; andere Rollen und Kurse bleiben.",
  noGroups: "Gruppen erscheinen hier, wenn Ihr Identitätsanbieter sie sendet.",
  group: "Gruppe",
  members: "Mitglieder",
  grants: "Mitglieder erhalten",
  noRole: "Keine Rolle",
  noCourse: "Kein Kurs",
  change: ({ name, unseen }) => rich`${unseen(`${name} `)}Ändern`,
  grantsOf: ({ name }) => `Was Mitglieder von ${name} erhalten`,
  nothing: "Noch nichts",
  saved: "Gespeichert. Die Mitglieder haben, was die Gruppe gibt.",
  tokenRequired: "Verwenden Sie das Token eines Dienstkontos mit dem Recht scim:use.",
  notOffered: "Das bietet dieser Dienst nicht an.",
  bodyUnreadable: "Der Inhalt ist kein lesbares JSON-Objekt.",
  attributeInvalid: ({ attribute, reason }) => `${attribute}: ${reason}`,
  valueUnreadable: ({ attribute }) => `Der Wert von ${attribute} ist nicht lesbar.`,
  externalIdInvalid: "Eine externe ID hat höchstens 255 druckbare Zeichen.",
  externalIdTaken: "Diese externe ID gehört zu einem anderen Eintrag.",
  groupNameInvalid: "Eine Gruppe braucht einen Namen mit höchstens 200 druckbaren Zeichen.",
  groupNameTaken: "Es gibt schon eine Gruppe mit diesem Namen.",
  filterUnsupported: ({ filter }) =>
    `Der Filter ist nicht lesbar. Verwenden Sie „eq“, verbunden mit „and“, und die üblichen Attribute: ${filter}`,
  operationsRequired: "Eine Änderung braucht das Schema von PatchOp und mindestens eine Operation.",
  operationUnknown: "Eine Operation ist add, remove oder replace.",
  tooManyOperations: ({ max }) => `Senden Sie höchstens ${number(max)} Operationen auf einmal.`,
  valueRequired: "Die Operation braucht einen Wert.",
  pathRequired: "Eine Operation, die etwas entfernt, braucht einen Pfad.",
  pathUnknown: ({ path }) => `Zu diesem Pfad gibt es kein Attribut: ${path}`,
  patchUnreadable: "Die Änderung passt nicht zu diesem Konto.",
  memberUnknown: ({ id }) => `Es gibt kein Konto mit dieser ID: ${id}`,
  tooManyMembers: ({ max }) => `Eine Gruppe hat höchstens ${number(max)} Mitglieder.`,
  tooManyGroups: ({ max }) => `Eine Organisation hat höchstens ${number(max)} Gruppen.`,
  roleLostWithCourses: ({ names }) =>
    `Diese Personen würden die Rolle verlieren, mit der sie unterrichten, leiten aber noch Kurse: ${names}. Übergeben Sie die Kurse zuerst einer anderen Kursleitung.`,
};
