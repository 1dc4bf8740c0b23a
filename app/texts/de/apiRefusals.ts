import { list } from "../format";
import type { apiRefusals as english } from "../en/apiRefusals";
import type { Translation } from "../translation";

/** Refusals of the REST API. Those that begin with "Muss" or "Darf" are shown with the name of their field. */
export const apiRefusals: Translation<typeof english> = {
  noSuchCall: "Die gesuchte Ressource existiert nicht.",
  timerSecretWrong: "Das Geheimnis des Zeitgebers fehlt oder ist falsch.",
  methodNotAllowed: ({ methods }) => `Diese Adresse nimmt nur ${list(methods)} an.`,
  bodyNotJson: "Der Inhalt der Anfrage ist kein gültiges JSON.",
  bodyTooLarge: ({ kilobytes }) => `Der Inhalt der Anfrage darf höchstens ${kilobytes} kB groß sein.`,
  notText: "Muss Text sein.",
  empty: "Darf nicht leer sein.",
  peopleRequired: "Führen Sie mindestens eine Person auf.",
  tooManyPeople: ({ most }) => `Führen Sie höchstens ${most} Personen auf einmal auf.`,
  notBoolean: "Muss true oder false sein.",
  notOneOf: ({ choices }) => `Muss einer dieser Werte sein: ${choices}.`,
  rosterColumns: ({ columns }) => `Die erste Zeile muss die Spalten benennen: ${columns}.`,
  otherUsername: "Der Benutzername im Inhalt der Anfrage stimmt nicht mit dem im Pfad überein.",
  usernameMustMatch: "Der Benutzername muss mit dem im Pfad übereinstimmen.",
  idempotencyKey: "Idempotency-Key muss 8 bis 200 Zeichen lang sein: Buchstaben, Ziffern, - oder _.",
  notUuid: "Muss eine UUID sein.",
  scenarioNotUuid: "scenarioId muss eine UUID sein.",
  notWhole: "Muss eine ganze Zahl sein.",
  tooSmall: ({ min }) => `Muss mindestens ${min} sein.`,
  tooLarge: ({ max }) => `Darf höchstens ${max} sein.`,
  onlyOnce: ({ name }) => `${name} darf nur einmal angegeben werden.`,
  unchangeable: ({ name }) => `${name} kann mit diesem Aufruf nicht geändert werden.`,
  otherId: "Die ID im Inhalt der Anfrage stimmt nicht mit der im Pfad überein.",
  noSuchRole: "Diese Rolle gibt es nicht.",
  roleNotOneOf: ({ roles }) => `Die Rolle muss einer dieser Werte sein: ${roles}.`,
  refreshTokenBody: "Der Inhalt der Anfrage muss das Refresh-Token sein.",
  refreshTokenRequired: "Das Refresh-Token ist erforderlich.",
  signatureInvalid: "Die Signatur ist ungültig.",
  reportAgain: "Das Ereignis kann gerade nicht verarbeitet werden. Senden Sie es später noch einmal.",
};
