import type { accountFields as english } from "../en/accountFields";
import type { Translation } from "../translation";

export const accountFields: Translation<typeof english> = {
  usernameHint: "De 3 a 64 caracteres: letras, cifras y . _ @ + -",
  usernameRequired: "El nombre de usuario es obligatorio.",
  usernameTooShort: "El nombre de usuario debe tener al menos 3 caracteres.",
  usernameTooLong: "El nombre de usuario debe tener 64 caracteres como máximo.",
  usernameCharacters: "El nombre de usuario solo puede contener letras, cifras y . _ @ + -",
  usernameTaken: "Este nombre de usuario ya está en uso.",
  emailRequired: "El correo electrónico es obligatorio.",
  emailTooLong: "El correo electrónico debe tener 254 caracteres como máximo.",
  emailInvalid: "Escriba una dirección de correo válida.",
  emailTaken: "Este correo electrónico ya está en uso.",
  organizationFull: "Esta organización ha alcanzado su límite de usuarios. Contacte con la administración.",
  nameNotText: ({ field }) =>
    ({
      firstName: "El nombre debe ser texto.",
      lastName: "El apellido debe ser texto.",
      rankTitle: "El rango o título debe ser texto.",
    })[field],
  nameTooLong: ({ field }) =>
    ({
      firstName: "El nombre debe tener 100 caracteres como máximo.",
      lastName: "El apellido debe tener 100 caracteres como máximo.",
      rankTitle: "El rango o título debe tener 100 caracteres como máximo.",
    })[field],
  nameCharacters: ({ field }) =>
    ({
      firstName: "El nombre contiene un carácter no permitido.",
      lastName: "El apellido contiene un carácter no permitido.",
      rankTitle: "El rango o título contiene un carácter no permitido.",
    })[field],
  accessCodeRequired: "El código de acceso es obligatorio.",
  isFreeUserNotBoolean: "isFreeUser debe ser true o false.",
  nationalityNotText: "La nacionalidad debe ser texto.",
  nationalityNotCode: "La nacionalidad debe ser un código de país de dos letras.",
  roleRequired: "Elija un rol.",
  idNotText: "El ID debe ser texto.",
  organizationNotId: "La organización debe ser un ID.",
};
