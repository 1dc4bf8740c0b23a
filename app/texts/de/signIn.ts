import type { signIn as english } from "../en/signIn";
import type { Translation } from "../translation";

/** Refusals of a sign-in. */
export const signIn: Translation<typeof english> = {
  mustLogIn: "Sie müssen sich zuerst anmelden",
  cannotPlay: ({ reason }) =>
    ({
      disabled: "Das Konto oder die Organisation ist deaktiviert. Bitte wenden Sie sich an Ihre Administration.",
      lapsed: "Ihr Abonnement ist beendet oder unbezahlt. Melden Sie sich auf der Website an, um es zu verlängern.",
      factorRequired: "Geben Sie auch den Code Ihres zweiten Faktors ein.",
      resetRequired: "Setzen Sie Ihr Passwort zurück, bevor Sie sich anmelden.",
      organizationRequired:
        "Ihre Organisation verlangt ihre eigene Anmeldung. Wählen Sie auf der Anmeldeseite „Mit Ihrer Organisation anmelden“.",
    })[reason],
  usernameRequired: "Benutzername ist erforderlich.",
  usernameTooLong: "Der Benutzername ist zu lang.",
  passwordTooLong: "Das Passwort ist zu lang.",
};
