import type { signedOut as english } from "../en/signedOut";
import type { Translation } from "../translation";
import { rich } from "../rich";

export const signedOut: Translation<typeof english> = {
  welcome: ({ productName }) => `Bienvenue sur ${productName}`,
  username: "Nom d'utilisateur",
  password: "Mot de passe",
  login: "Connexion",
  forgotPassword: "Mot de passe oublié ?",
  register: "S'inscrire avec un code d'accès",
  noAccessCode: ({ supportEmail }) => rich`Pas encore de code d'accès ? Demandez-en un à ${supportEmail}.`,
  noUser: "Aucune session ouverte. Si le problème persiste, contactez votre administrateur.",
  allowCookies:
    "Votre navigateur bloque les cookies de ce site, et sans eux votre session ne peut pas rester ouverte. Autorisez les cookies de ce site dans les paramètres de votre navigateur, puis reconnectez-vous.",
  wrongPassword: "Nom d'utilisateur ou mot de passe incorrect.",
  wrongPasswordHelp:
    "Nom d'utilisateur ou mot de passe incorrect. Si vous avez oublié votre mot de passe, contactez votre administrateur pour le faire réinitialiser.",
  loginFailed: "Échec de la connexion",
  loginFailedBecause: ({ message }) => `Échec de la connexion : ${message}`,
  fieldsInvalid: "Un ou plusieurs champs ne sont pas valides.",
  loggedOut: "Déconnexion effectuée",
  loggedOutHere:
    "Déconnexion effectuée dans ce navigateur. Le serveur n'a pas répondu ; nous y fermerons votre session dès qu'il répondra.",
  passwordReset: "Mot de passe réinitialisé",
  introduction: "Introduction",
  slogan: "Pilotez-le avant qu'il ne décolle.",
  sloganDetails:
    "Leçons, scénarios et rendez-vous notés dans le navigateur, avec un carnet de notes que vos instructeurs apprécieront.",
  periapsis: "périapside",
  about: "À propos",
  aboutProduct: ({ productName }) => `À propos de ${productName}`,
  gameVersion: "Version du jeu",
  webVersion: "Version de l'application web",
  buildDate: "Date du build",
  supportContact: "Contact de l'assistance",
  legalNotice: "Mention légale : seules les personnes autorisées peuvent utiliser ce système.",
  passwordResetTitle: "Réinitialisation du mot de passe",
  resetPassword: "Réinitialiser le mot de passe",
  askForResetCode: ({ supportEmail, link }) =>
    rich`Demandez un code de réinitialisation à votre administrateur ou à ${supportEmail}, puis saisissez-le dans ${link("Réinitialiser le mot de passe")}.`,
  emailLabel: "Saisissez votre e-mail",
  emailRequired: "Veuillez saisir votre e-mail.",
  sendResetLink: "Envoyer le lien",
  sending: "Envoi...",
  processing: "Traitement de votre demande...",
  resetLinkSent:
    "Si votre e-mail figure dans le système, un lien de réinitialisation a été envoyé. Si vous ne voyez pas d'e-mail, consultez vos courriers indésirables.",
  resetLinkFailed: "Une erreur est survenue. Veuillez réessayer.",
  backToLogin: "Retour à la connexion",
  passkeySignIn: "Se connecter avec une clé d'accès",
  organizationSignIn: "Se connecter avec votre organisation",
};
