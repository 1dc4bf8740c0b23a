import type { passwords as english } from "../en/passwords";
import type { Translation } from "../translation";

export const passwords: Translation<typeof english> = {
  newPassword: "Nueva contraseña",
  confirmation: "Confirmar contraseña",
  hint: "De 10 a 255 letras (A a Z), números y símbolos (@$!%*#?&_), al menos uno de cada. No se aceptan contraseñas comunes, aunque se les añadan números o símbolos. Tampoco las que contienen su nombre, su nombre de usuario, su correo electrónico, su organización o «Apsis».",
  required: "La contraseña es obligatoria.",
  bothNeeded: "Rellene ambos campos de contraseña.",
  mismatch: "Las contraseñas no coinciden.",
  tooShort: "La contraseña debe tener al menos 10 caracteres.",
  tooLong: "La contraseña debe tener 255 caracteres como máximo.",
  characters: "Debe contener al menos una letra, un número y un carácter especial: @$!%*#?&_",
  tooCommon: "Esta contraseña es demasiado común. Elija otra.",
  ownWord:
    "No use su nombre, su nombre de usuario, su correo electrónico, su organización ni «Apsis» en la contraseña.",
};
