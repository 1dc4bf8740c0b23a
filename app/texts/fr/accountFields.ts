import type { accountFields as english } from "../en/accountFields";
import type { Translation } from "../translation";

export const accountFields: Translation<typeof english> = {
  usernameHint: "3 à 64 caractères : lettres, chiffres et . _ @ + -",
  usernameRequired: "Le nom d'utilisateur est obligatoire.",
  usernameTooShort: "Le nom d'utilisateur doit contenir au moins 3 caractères.",
  usernameTooLong: "Le nom d'utilisateur doit contenir 64 caractères au maximum.",
  usernameCharacters: "Le nom d'utilisateur ne peut contenir que des lettres, des chiffres et . _ @ + -",
  usernameTaken: "Ce nom d'utilisateur est déjà pris.",
  emailRequired: "L'adresse e-mail est obligatoire.",
  emailTooLong: "L'adresse e-mail doit contenir 254 caractères au maximum.",
  emailInvalid: "Saisissez une adresse e-mail valide.",
  emailTaken: "Cette adresse e-mail est déjà utilisée.",
  organizationFull: "Cette organisation a atteint son nombre maximal d'utilisateurs. Contactez votre administrateur.",
  nameNotText: ({ field }) =>
    ({
      firstName: "Le prénom doit être un texte.",
      lastName: "Le nom doit être un texte.",
      rankTitle: "Le grade ou titre doit être un texte.",
    })[field],
  nameTooLong: ({ field }) =>
    ({
      firstName: "Le prénom doit contenir 100 caractères au maximum.",
      lastName: "Le nom doit contenir 100 caractères au maximum.",
      rankTitle: "Le grade ou titre doit contenir 100 caractères au maximum.",
    })[field],
  nameCharacters: ({ field }) =>
    ({
      firstName: "Le prénom contient un caractère non autorisé.",
      lastName: "Le nom contient un caractère non autorisé.",
      rankTitle: "Le grade ou titre contient un caractère non autorisé.",
    })[field],
  accessCodeRequired: "Le code d'accès est obligatoire.",
  isFreeUserNotBoolean: "isFreeUser doit être true ou false.",
  nationalityNotText: "La nationalité doit être un texte.",
  nationalityNotCode: "La nationalité doit être un code de pays à deux lettres.",
  roleRequired: "Choisissez un rôle.",
  idNotText: "L'ID doit être un texte.",
  organizationNotId: "L'organisation doit être un ID.",
};
