import type { signIn as english } from "../en/signIn";
import type { Translation } from "../translation";

export const signIn: Translation<typeof english> = {
  mustLogIn: "Vous devez d'abord vous connecter",
  cannotPlay: ({ reason }) =>
    ({
      disabled: "Le compte de l'utilisateur ou de l'organisation est désactivé. Contactez votre administrateur.",
      lapsed: "Votre abonnement est terminé ou impayé. Connectez-vous sur le site pour le renouveler.",
      factorRequired: "Saisissez aussi le code de votre second facteur.",
      resetRequired: "Réinitialisez votre mot de passe avant de vous connecter.",
      organizationRequired:
        "Votre organisation exige sa propre connexion. Choisissez « Se connecter avec votre organisation » sur la page de connexion.",
    })[reason],
  usernameRequired: "Le nom d'utilisateur est obligatoire.",
  usernameTooLong: "Le nom d'utilisateur est trop long.",
  passwordTooLong: "Le mot de passe est trop long.",
};
