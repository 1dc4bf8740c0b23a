import type { passwords as english } from "../en/passwords";
import type { Translation } from "../translation";

export const passwords: Translation<typeof english> = {
  newPassword: "Nouveau mot de passe",
  confirmation: "Confirmer le mot de passe",
  hint: "10 à 255 lettres (A à Z), chiffres et symboles (@$!%*#?&_), au moins un de chaque. Les mots de passe courants ne sont pas acceptés, même complétés de chiffres ou de symboles. Ceux qui contiennent votre nom, votre nom d'utilisateur, votre adresse e-mail, votre organisation ou « Apsis » non plus.",
  required: "Le mot de passe est obligatoire.",
  bothNeeded: "Veuillez remplir les deux champs de mot de passe.",
  mismatch: "Les mots de passe ne correspondent pas.",
  tooShort: "Le mot de passe doit contenir au moins 10 caractères.",
  tooLong: "Le mot de passe doit contenir 255 caractères au maximum.",
  characters: "Doit contenir au moins une lettre, un chiffre et un caractère spécial : @$!%*#?&_",
  tooCommon: "Ce mot de passe est trop courant. Choisissez-en un autre.",
  ownWord:
    "N'utilisez ni votre nom, ni votre nom d'utilisateur, ni votre adresse e-mail, ni votre organisation, ni « Apsis » dans votre mot de passe.",
};
