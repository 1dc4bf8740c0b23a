import type { signIn as english } from "../en/signIn";
import type { Translation } from "../translation";

export const signIn: Translation<typeof english> = {
  mustLogIn: "Primero debe iniciar sesión",
  cannotPlay: ({ reason }) =>
    ({
      disabled: "La cuenta de usuario o de la organización está deshabilitada. Contacte con la administración.",
      lapsed: "Su suscripción ha terminado o no está pagada. Inicie sesión en el sitio web para renovarla.",
      factorRequired: "Introduzca también el código de su segundo factor.",
      resetRequired: "Restablezca la contraseña antes de iniciar sesión.",
      organizationRequired:
        "Su organización exige su propio inicio de sesión. Elija «Iniciar sesión con su organización» en la página de inicio.",
    })[reason],
  usernameRequired: "El nombre de usuario es obligatorio.",
  usernameTooLong: "El nombre de usuario es demasiado largo.",
  passwordTooLong: "La contraseña es demasiado larga.",
};
