import type { accountFields as english } from "../en/accountFields";
import type { Translation } from "../translation";

/** A person's username, email and names, on any form. */
export const accountFields: Translation<typeof english> = {
  usernameHint: "3 bis 64 Zeichen: Buchstaben, Ziffern und . _ @ + -",
  usernameRequired: "Benutzername ist erforderlich.",
  usernameTooShort: "Der Benutzername muss mindestens 3 Zeichen lang sein.",
  usernameTooLong: "Der Benutzername darf höchstens 64 Zeichen lang sein.",
  usernameCharacters: "Der Benutzername darf nur Buchstaben, Ziffern und . _ @ + - enthalten.",
  usernameTaken: "Dieser Benutzername ist bereits vergeben.",
  emailRequired: "E-Mail-Adresse ist erforderlich.",
  emailTooLong: "Die E-Mail-Adresse darf höchstens 254 Zeichen lang sein.",
  emailInvalid: "Geben Sie eine gültige E-Mail-Adresse ein.",
  emailTaken: "Diese E-Mail-Adresse wird bereits verwendet.",
  organizationFull: "Diese Organisation hat ihr Kontenlimit erreicht. Wenden Sie sich an Ihre Administration.",
  nameNotText: ({ field }) =>
    ({
      firstName: "Der Vorname muss Text sein.",
      lastName: "Der Nachname muss Text sein.",
      rankTitle: "Dienstgrad/Titel muss Text sein.",
    })[field],
  nameTooLong: ({ field }) =>
    ({
      firstName: "Der Vorname darf höchstens 100 Zeichen lang sein.",
      lastName: "Der Nachname darf höchstens 100 Zeichen lang sein.",
      rankTitle: "Dienstgrad/Titel darf höchstens 100 Zeichen lang sein.",
    })[field],
  nameCharacters: ({ field }) =>
    ({
      firstName: "Der Vorname enthält ein Zeichen, das nicht erlaubt ist.",
      lastName: "Der Nachname enthält ein Zeichen, das nicht erlaubt ist.",
      rankTitle: "Dienstgrad/Titel enthält ein Zeichen, das nicht erlaubt ist.",
    })[field],
  accessCodeRequired: "Zugangscode ist erforderlich.",
  isFreeUserNotBoolean: "isFreeUser muss true oder false sein.",
  nationalityNotText: "Die Nationalität muss Text sein.",
  nationalityNotCode: "Die Nationalität muss ein Ländercode aus zwei Buchstaben sein.",
  roleRequired: "Wählen Sie eine Rolle.",
  idNotText: "Die ID muss Text sein.",
  organizationNotId: "Die Organisation muss eine ID sein.",
};
