import type { singleSignOn as english } from "../en/singleSignOn";
import { rich } from "../rich";
import type { Translation } from "../translation";

/** Sign-in with an organization's identity provider. */
export const singleSignOn: Translation<typeof english> = {
  whichOrganization: "E-mail ou nom court de l'organisation",
  whichOrganizationHint: "Votre adresse dans l'organisation, ou le nom court qu'elle vous a donné.",
  unknownOrganization:
    "Aucune connexion ne correspond. Vérifiez l'orthographe ou connectez-vous avec votre nom d'utilisateur et votre mot de passe.",
  find: "Continuer",
  continueHint: ({ organization }) => `Vous vous connectez chez ${organization}, puis revenez ici.`,
  continueTo: ({ organization }) => `Continuer vers ${organization}`,
  fromElsewhere: ({ organization }) =>
    rich`Un lien d'un autre site vous a amené ici. Continuez seulement si vous voulez vous connecter auprès de ${organization}.`,
  problemTitle: "Connexion impossible",
  tryAgain: "Réessayer",
  signedInTitle: "Vous êtes connecté(e)",
  signedInHint: "Ouverture de votre page...",
  continue: "Continuer",
  linkTitle: "Associer votre compte",
  linkHint: ({ organization, email }) =>
    rich`${organization} vous connaît sous ${email}. Un compte a ici cette adresse. Saisissez une fois son nom d'utilisateur et son mot de passe ; ensuite, vous vous connecterez par votre organisation.`,
  linkButton: "Associer et se connecter",
  linkHelp: "Ce n'est pas votre compte, ou pas de mot de passe ? Demandez à votre administrateur de l'associer.",
  startAgain: "Cette connexion n'est plus valable. Recommencez-la dans ce navigateur.",
  otherIssuer:
    "Ce lien concerne un autre fournisseur d'identité que celui de votre organisation. Connectez-vous depuis la page de connexion.",
  otherTarget:
    "Ce lien mène à un autre site après la connexion : il n'est pas suivi. Connectez-vous depuis la page de connexion.",
  initiationInvalid: "Ce lien de connexion n'est pas valable. Connectez-vous depuis la page de connexion.",
  usedBefore: "Cette connexion a déjà servi. Recommencez.",
  providerAway: ({ organization }) => `La connexion de ${organization} ne répond pas. Réessayez dans quelques minutes.`,
  wrongClock: ({ organization }) =>
    `Les horloges de ${organization} et de ce site diffèrent trop. Prévenez votre administrateur.`,
  denied: ({ organization }) =>
    `${organization} n'a pas autorisé votre connexion ici. Demandez l'accès à ses administrateurs.`,
  notAccepted: ({ organization }) =>
    `La réponse de ${organization} n'a pas pu être vérifiée. Réessayez ; si cela se reproduit, prévenez votre administrateur.`,
  addressRefused:
    "Ce site n'a pas le droit d'appeler l'adresse du fournisseur. Il faut https et une adresse publique, ou l'accord de l'exploitant pour cet hôte.",
  secretUnreadable: "Le secret client enregistré n'est plus lisible. Un administrateur doit le saisir à nouveau.",
  otherOrganization: ({ organization }) =>
    `Ce compte n'appartient pas à ${organization}. Connectez-vous par votre propre organisation.`,
  passwordOnly: "Ce compte a des droits au-delà de l'organisation ; il se connecte donc uniquement par mot de passe.",
  noEmail:
    "Votre organisation n'a pas envoyé d'adresse e-mail valable, nécessaire à un nouveau compte. Prévenez votre administrateur.",
  emailElsewhere:
    "Un compte hors de votre organisation a votre adresse e-mail. Demandez à votre administrateur de le déplacer ou de le modifier.",
  accountOfOther:
    "Le compte avec votre adresse est associé à une autre personne de votre organisation. Demandez à votre administrateur.",
  tooWeak: ({ organization }) =>
    `${organization} vous a connecté, mais pas avec la force exigée ici. Reconnectez-vous là-bas avec un second facteur, ou demandez à ses administrateurs.`,
  notConnected: ({ organization }) =>
    `Votre compte n'est pas encore associé à la connexion de ${organization}. Demandez à un administrateur de l'associer sur votre page d'utilisateur.`,
  noAccount: "Vous n'avez pas encore de compte ici. Demandez à votre administrateur d'en créer un.",
  roleLostWithCourses: ({ courses }) =>
    `Votre organisation ne vous donne plus le rôle d'instructeur, mais vous avez encore des cours : ${courses}. Demandez à votre administrateur de les confier à quelqu'un d'autre.`,
  organizationRequired: ({ shortName }) =>
    `Votre organisation exige sa propre connexion. Choisissez « Se connecter avec votre organisation » et saisissez ${shortName}.`,
  resetsOff:
    "Votre organisation exige sa propre connexion ; le mot de passe de ce compte ne peut pas être réinitialisé.",
  registerThere:
    "Cette organisation exige sa propre connexion. Connectez-vous ainsi au lieu de vous inscrire ; votre compte sera créé.",
  shortNameInvalid: "Utilisez de 3 à 40 lettres minuscules, chiffres et traits d'union.",
  shortNameTaken: "Ce nom court est pris. Choisissez-en un autre.",
  issuerInvalid:
    "Saisissez l'adresse de l'émetteur telle que le fournisseur l'affiche, par exemple https://login.example.org/tenant.",
  clientIdRequired: "Saisissez l'identifiant client affiché par le fournisseur.",
  secretRequired: "Saisissez le secret client. Pour un autre émetteur ou client, celui enregistré n'est pas utilisé.",
  secretTooLong: "Le secret client est trop long.",
  scopesInvalid: "Les scopes sont des mots séparés par des espaces.",
  claimRequired: "Saisissez le nom d'une revendication (claim).",
  valueRequired: "Saisissez la valeur attendue.",
  rankTooLong: "Un grade a 100 caractères au plus.",
  ruleGivesNothing: "Choisissez un rôle, un cours ou un grade.",
  tooManyRules: ({ max }) => `Il peut y avoir ${max} lignes. Supprimez-en une d'abord.`,
  domainInvalid: "Saisissez des domaines comme example.org, un par ligne.",
  domainTaken: "Une autre organisation a l'un de ces domaines.",
  tryFirst: "Essayez d'abord ces réglages.",
  offerFirst: "Proposez la connexion avant de l'exiger.",
  breakGlassFirst: "Désignez d'abord un administrateur de secours qui garde son mot de passe.",
  choosePerson: "Choisissez un administrateur.",
  pageTitle: "Connexion de l'organisation",
  cardHint: "Permettez de se connecter avec les comptes de votre organisation (OpenID Connect).",
  setUp: "Configurer",
  change: "Modifier",
  stepsTitle: "Essayer, proposer, exiger",
  tryTitle: "1. Essayer",
  tryHint:
    "Connectez-vous chez le fournisseur avec votre compte. Rien ne change ; vous verrez ce qu'il envoie et ce qui se passerait.",
  tryIt: "Essayer",
  offerTitle: "2. Proposer",
  offerHint: "On peut se connecter par votre organisation. Les mots de passe restent valables.",
  offer: "Proposer la connexion",
  stopOffering: "Ne plus proposer",
  requireTitle: "3. Exiger",
  requireHint:
    "Les mots de passe et leur réinitialisation sont désactivés, sauf pour les administrateurs de secours ci-dessous. Les connexions ouvertes restent.",
  require: "Exiger la connexion",
  allowPasswords: "Réautoriser les mots de passe",
  done: "Fait",
  settingsTitle: "Fournisseur",
  shortName: "Nom court",
  shortNameHint: "On le saisit sur la page de connexion ; il figure aussi dans le lien.",
  issuer: "Émetteur (issuer)",
  issuerHint: "L'adresse du fournisseur. Sa configuration s'y trouve sous /.well-known/openid-configuration.",
  clientId: "Identifiant client",
  clientAuth: "Authentification du client",
  clientAuthHint:
    "Avec une clé, ce site crée une paire de clés ; le fournisseur lit la clé publique à l'adresse affichée. Laissez alors le secret vide.",
  clientSecret: "Secret client",
  clientKey: "Clé (private_key_jwt)",
  secretStored: "Enregistré chiffré. Laissez vide pour le garder.",
  scopes: "Scopes",
  scopesHint: "En général openid profile email, souvent aussi groups.",
  strengthInvalid: "Saisissez des mots séparés par des espaces.",
  requiredAcr: "Valeurs acr exigées",
  requiredAcrHint:
    "Séparées par des espaces ; elles sont demandées au fournisseur, et le jeton d'identité doit en avoir une. Vide : toutes.",
  requiredAmr: "Valeurs amr exigées",
  requiredAmrHint:
    "Par exemple mfa, hwk ou otp, comme votre fournisseur les envoie ; le jeton d'identité doit en avoir une. Vide : toutes.",
  strength: "Force",
  strengthOf: ({ acr, amr }) =>
    [acr && `acr ${acr}`, amr && `amr ${amr}`].filter(Boolean).join(" ; ") || "Le fournisseur ne le dit pas",
  wouldBeRefused: "Cette connexion serait refusée : elle n'a aucune des valeurs acr ou amr exigées.",
  countsAsFactor: "La connexion chez le fournisseur compte comme second facteur",
  countsAsFactorHint:
    "À activer si le fournisseur exige toujours un second facteur, de préférence avec une valeur acr ou amr exigée. Sinon, le facteur enregistré ici est demandé et vos règles sur les seconds facteurs s'appliquent.",
  createsAccounts: "Créer un compte aux nouveaux",
  createsAccountsHint: "À leur première connexion, tant que l'organisation a une place.",
  addressesTitle: "Adresses à enregistrer chez le fournisseur",
  addressesHint: "Comme application web avec flux de code d'autorisation et PKCE.",
  callbackAddress: "URI de redirection",
  afterLogoutAddress: "URI de redirection après déconnexion",
  logoutAddress: "URI de déconnexion back-channel",
  keysAddress: "Clé publique (JWKS)",
  signInAddress: "Lien pour vos membres",
  copyAddress: ({ name }) => `Copier ${name}`,
  trialTitle: "Ce que le fournisseur envoie",
  notTried: "Essayez les réglages pour voir vos propres revendications et leur effet.",
  triedAt: ({ dateTime }) => `Essayé ${dateTime}`,
  becomesTitle: "Une connexion donnerait",
  claimsTitle: "Revendications (claims)",
  account: "Compte",
  notLinked: "Aucun associé",
  unchanged: "Inchangé",
  courses: "Cours",
  course: "Cours",
  rank: "Grade",
  noEmailClaim: "Aucune : un nouveau compte en a besoin",
  emailState: ({ email, isEmailVerified }) => (isEmailVerified ? `${email} (vérifiée)` : `${email} (non vérifiée)`),
  rulesTitle: "Revendications et leur effet",
  rulesHint:
    "Vérifié à chaque connexion. Quand une revendication disparaît, ce qu'elle a donné est repris. Personne ne devient ainsi administrateur système.",
  claim: "Revendication (claim)",
  claimHint: "Les points mènent dans les objets : realm_access.roles",
  value: "Valeur",
  gives: "Donne",
  none: "Aucun",
  courseGone: "Un cours supprimé",
  addRule: "Ajouter une ligne",
  removeRule: "Supprimer",
  breakGlassTitle: "Administrateurs de secours",
  breakGlassHint:
    "Ils gardent leur mot de passe quand la connexion est exigée. Chaque usage est envoyé à tous les administrateurs et enregistré.",
  breakGlassNone: "Personne",
  administrator: "Administrateur",
  namePerson: "Ajouter",
  removePerson: "Retirer",
  domainsTitle: "Domaines e-mail",
  domainsHint:
    "Les personnes ayant ces adresses trouvent la connexion par leur e-mail. Les comptes invités et jamais utilisés sont associés si le fournisseur déclare l'adresse vérifiée.",
  domains: "Domaines",
  domainsNone: "Aucun",
  domainsBySystemAdmins:
    "Les administrateurs système les définissent, car deux organisations ne peuvent avoir le même domaine.",
  removeTitle: "Supprimer la connexion",
  removeHint: "On se connecte alors par mot de passe. Ceux qui n'en ont pas peuvent en demander un par e-mail.",
  remove: "Supprimer",
  saved: "Enregistré.",
  removed: "Connexion supprimée.",
  stateName: ({ state }) =>
    ({ draft: "Pas encore proposée", offered: "Proposée", required: "Exigée", missing: "Non configurée" })[state],
  subject: "Sujet chez le fournisseur (sub)",
  subjectHint:
    "L'identifiant immuable de la personne chez le fournisseur, ni nom ni adresse. N'associez que des personnes connues.",
  subjectRequired: "Saisissez le sujet, 255 caractères au plus.",
  subjectTaken: "Un autre compte est associé à ce sujet.",
  connect: "Associer",
  disconnect: "Dissocier",
};
