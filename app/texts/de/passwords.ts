import type { passwords as english } from "../en/passwords";
import type { Translation } from "../translation";

/** Choosing a password, on any form. */
export const passwords: Translation<typeof english> = {
  newPassword: "Neues Passwort",
  confirmation: "Passwort bestätigen",
  hint: "10 bis 255 Buchstaben (A bis Z), Ziffern und Sonderzeichen (@$!%*#?&_), von jedem mindestens eines. Häufige Passwörter werden nicht angenommen, auch nicht mit angehängten Ziffern oder Sonderzeichen. Passwörter, die Ihren Namen, Benutzernamen, Ihre E-Mail-Adresse, Ihre Organisation oder „Apsis“ enthalten, auch nicht.",
  required: "Passwort ist erforderlich.",
  bothNeeded: "Bitte füllen Sie beide Passwortfelder aus.",
  mismatch: "Die Passwörter stimmen nicht überein.",
  tooShort: "Das Passwort muss mindestens 10 Zeichen lang sein.",
  tooLong: "Das Passwort darf höchstens 255 Zeichen lang sein.",
  characters: "Muss mindestens einen Buchstaben, eine Ziffer und ein Sonderzeichen enthalten: @$!%*#?&_",
  tooCommon: "Dieses Passwort ist zu häufig. Wählen Sie ein anderes.",
  ownWord:
    "Verwenden Sie weder Ihren Namen oder Benutzernamen noch Ihre E-Mail-Adresse, Ihre Organisation oder „Apsis“ in Ihrem Passwort.",
};
