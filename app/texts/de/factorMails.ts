import type { factorMails as english } from "../en/factorMails";
import { plural } from "../format";
import type { Translation } from "../translation";

export const factorMails: Translation<typeof english> = {
  changedSubject: ({ productName }) => `Ihre zweiten Faktoren bei ${productName} wurden geändert`,
  changed: ({ change, username, name }) =>
    ({
      addApp: `Zu Ihrem Konto „${username}“ wurde eine Authenticator-App hinzugefügt.`,
      removeApp: `Die Authenticator-App Ihres Kontos „${username}“ wurde entfernt.`,
      newCodes: `Für Ihr Konto „${username}“ wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.`,
      addPasskey: `Zu Ihrem Konto „${username}“ wurde der Passkey „${name}“ hinzugefügt.`,
      removePasskey: `Der Passkey „${name}“ Ihres Kontos „${username}“ wurde entfernt.`,
    })[change],
  changedHint: "Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort und prüfen Sie Ihre zweiten Faktoren:",
  codeUsedSubject: ({ productName }) => `Für Ihr Konto bei ${productName} wurde ein Code verwendet`,
  recoveryCodeUsed: ({ username, left }) =>
    plural(left, {
      one: `Für Ihr Konto „${username}“ wurde ein Wiederherstellungscode verwendet. Es bleibt # Code.`,
      other: `Für Ihr Konto „${username}“ wurde ein Wiederherstellungscode verwendet. Es bleiben # Codes.`,
    }),
  administratorCodeUsed: ({ username }) =>
    `Für Ihr Konto „${username}“ wurde ein Einmalcode der Administration verwendet. Ihre bisherigen zweiten Faktoren sind entfernt, Ihre API-Tokens widerrufen, andere Geräte wurden abgemeldet.`,
  lostCodeSubject: ({ productName }) => `Einmalcode für ein Konto bei ${productName}`,
  lostCode: ({ username, administrator, code }) =>
    `${administrator} hat einen Einmalcode für Ihr Konto „${username}“ ausgestellt. Melden Sie sich innerhalb von 24 Stunden mit Ihrem Passwort an und geben Sie diesen Code ein: ${code}`,
  lostCodeHint:
    "Richten Sie danach neue zweite Faktoren ein; die bisherigen werden entfernt. Wenn Sie nicht darum gebeten haben, ändern Sie Ihr Passwort und sagen Sie es Ihrer Administration.",
  lostCodeIssued: ({ username }) =>
    `Sie haben einen Einmalcode für das Konto „${username}“ ausgestellt, der dessen zweite Faktoren ersetzt.`,
  lostCodeIssuedHint:
    "Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort und sagen Sie es der Systemadministration.",
};
