import type { apiTokens as english } from "../en/apiTokens";
import { plural } from "../format";
import { rich } from "../rich";
import type { Translation } from "../translation";

export const apiTokens: Translation<typeof english> = {
  title: "API-Token",
  hint: "Mit einem Token ruft Ihr Programm die API mit Ihren Rechten auf, oder mit weniger. Es gilt nicht mehr, wenn es abläuft, wenn Sie es widerrufen oder wenn Ihr Konto sich nicht anmelden kann.",
  empty: "Sie haben keine API-Token.",
  servicesTitle: "Dienstkonten",
  servicesHint:
    "Mit einem Dienstkonto ruft ein anderes System die API für Ihre Organisation auf. Es endet, wenn das Administrationskonto, das es erstellt hat, deaktiviert, gelöscht oder verschoben wird oder die Rolle verliert.",
  noServices: "Es gibt keine Dienstkonten.",
  create: "Token erstellen",
  createTitle: "Neues Token",
  createService: "Dienstkonto erstellen",
  createServiceTitle: "Neues Dienstkonto",
  creating: "Wird erstellt ...",
  name: "Name",
  nameHint: "Wer das Token verwendet, zum Beispiel „Notenexport“.",
  scopes: "Erlaubte Aufrufe",
  expiresAfter: "Läuft ab nach",
  days: ({ days }) => plural(days, { one: "# Tag", other: "# Tagen" }),
  copy: "Kopieren Sie das Token jetzt. Wir speichern es nicht, und Sie können es nicht noch einmal sehen.",
  copyLabel: "Token kopieren",
  worksUntil: ({ dateTime }) => `Es gilt bis ${dateTime}.`,
  tryIt: "Probieren Sie es in einem Terminal aus. Die Antwort sind die Rollen des Tokens:",
  revoke: ({ name, unseen }) => rich`${unseen(`${name} `)}Widerrufen`,
  dates: ({ created, expires, lastUsed }) =>
    lastUsed
      ? `Erstellt ${created} · Läuft ab ${expires} · Zuletzt verwendet ${lastUsed}`
      : `Erstellt ${created} · Läuft ab ${expires} · Nie verwendet`,
  createdBy: ({ organization, username }) => `${organization}, erstellt von ${username}`,
  expired: "Abgelaufen",
  revoked: "Das Token wurde widerrufen.",
  serviceDeleted: "Das Dienstkonto wurde gelöscht.",
  openTokens: "API-Token verwalten",
  noTokensOfUser: "Keine API-Token.",
  nameRequired: "Geben Sie einen Namen ein.",
  nameTooLong: ({ max }) => `Der Name darf höchstens ${max} Zeichen haben.`,
  scopesRequired: "Wählen Sie mindestens eine Art von Aufrufen.",
  daysRequired: "Wählen Sie, wann das Token abläuft.",
  organizationRequired: "Wählen Sie eine Organisation.",
  formUnknown: "Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  tooMany: ({ max }) => `Es gibt schon ${max} Token. Widerrufen Sie zuerst eines.`,
  exists: "Dieses Token gibt es schon. Laden Sie die Seite neu, um es zu sehen.",
  notValid:
    "Das API-Token ist ungültig. Vielleicht ist es abgelaufen oder widerrufen, oder das Konto dahinter hat sich geändert.",
  outOfScope:
    "Das API-Token darf diesen Aufruf nicht machen. Erstellen Sie ein Token mit der Berechtigung, die der Aufruf braucht.",
  inAddress:
    "Senden Sie das API-Token im Header Authorization, nicht in der Adresse. Widerrufen Sie dieses Token, denn Adressen werden protokolliert.",
  inTrail: ({ id }) => `Token ${id}`,
  scope: ({ scope }) =>
    ({
      "course:list": "Kurse auflisten",
      "course:read": "Kurse und ihre Klassen lesen",
      "gradebook:read": "Notenbücher und Quiz-Ergebnisse lesen",
      "score:read": "Punkte und Versuche lesen",
      "leaderboard:read": "Bestenlisten lesen",
      "user:list": "Konten auflisten",
      "user:read": "Angaben zu einem Konto lesen",
      "organization:list": "Organisationen auflisten",
      "organization:read": "Angaben zu einer Organisation lesen",
      "sandbox:use": "Sandboxes lesen",
      "course:create": "Kurse erstellen",
      "course:change": "Kurse und ihre Mitglieder ändern",
      "course:run": "Klassen starten, planen und beenden",
      "course:delete": "Kurse löschen",
      "course:assign": "Kurse einer anderen Kursleitung geben",
      "attempt:judge": "Versuche ausschließen und Meldungen anerkennen",
      "grade:decide": "Noten erlassen, festlegen und anpassen",
      "grade:rule": "Termine und Raster festlegen und neu bewerten",
      "feedback:write": "Kommentare an Studierende schreiben",
      "sandbox:write": "Sandboxes erstellen und ändern",
      "accessCode:manage": "Zugangscodes verwalten",
      "content:administer": "Lehrpläne veröffentlichen",
      "banner:write": "Bannernachrichten senden",
      "organization:create": "Organisationen erstellen",
      "organization:administer": "Organisationen ändern und löschen",
      "scim:use": "Konten und Gruppen bereitstellen (SCIM), für einen Identitätsanbieter",
    })[scope],
};
