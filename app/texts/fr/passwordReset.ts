import type { passwordReset as english } from "../en/passwordReset";
import type { Translation } from "../translation";

export const passwordReset: Translation<typeof english> = {
  invalidLink: "Lien de réinitialisation non valide",
  done: "Mot de passe réinitialisé. Vous pouvez maintenant vous connecter.",
  failed: "Échec de la réinitialisation du mot de passe. Veuillez réessayer.",
  failedByUsername: "Échec de la réinitialisation du mot de passe",
  failedBecause: ({ message }) => `Échec de la réinitialisation du mot de passe : ${message}`,
  fieldsInvalid: "Un ou plusieurs champs ne sont pas valides.",
  invalidCode: "Ce code de réinitialisation n'est pas valide. Vérifiez-le, ou demandez-en un nouveau.",
  confirmationRequired: "La confirmation du mot de passe est obligatoire.",
  backToLogin: "Retour à la connexion",
  invalidLinkHint: "Le lien est incomplet, a déjà été utilisé ou a expiré.",
  sendNewLink: "Demander un nouveau lien",
  resetPassword: "Réinitialiser le mot de passe",
  resetting: "Réinitialisation...",
  processing: "Traitement de votre demande...",
  resetCode: "Code de réinitialisation",
  resetCodeHint: "Fourni par e-mail ou par votre administrateur",
  pageTitle: "Réinitialiser le mot de passe",
};
