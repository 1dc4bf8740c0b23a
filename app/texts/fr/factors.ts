import type { factors as english } from "../en/factors";
import { plural } from "../format";
import { rich } from "../rich";
import type { Translation } from "../translation";

export const factors: Translation<typeof english> = {
  pageTitle: "Seconds facteurs",
  pageHint:
    "Après votre mot de passe, nous demandons l'un d'eux. Ainsi, connaître votre mot de passe ne suffit plus pour entrer dans votre compte.",
  noneYet:
    "Vous vous connectez avec votre seul mot de passe. Un second facteur protège votre compte si quelqu'un l'apprend.",
  manage: "Gérer les seconds facteurs",
  dueInDays: ({ days }) =>
    plural(days, {
      one: "Votre rôle exige un second facteur. Il vous reste # jour pour le configurer.",
      other: "Votre rôle exige un second facteur. Il vous reste # jours pour le configurer.",
    }),
  dueNow: "Configurez un second facteur pour continuer. D'ici là, aucune autre page ne s'ouvre.",
  setUpNow: "Configurer maintenant",
  setUpFirst: "Configurez d'abord un second facteur : connectez-vous sur le site et suivez les étapes.",
  passkey: "Clé d'accès",
  passkeys: "Clés d'accès",
  passkeysHint:
    "Empreinte, visage ou code PIN d'un appareil, ou clé de sécurité. Une clé d'accès ne se devine pas et ne se détourne pas.",
  noPasskeys: "Vous n'avez pas de clé d'accès.",
  passkeyCount: ({ count }) => plural(count, { one: "# clé d'accès", other: "# clés d'accès" }),
  passkeyName: "Nom de la clé d'accès",
  passkeyNameHint: "Pour la reconnaître plus tard, par exemple « Ordinateur du bureau ».",
  firstPasskeyName: "Mon appareil",
  addPasskey: "Ajouter une clé d'accès",
  usePasskey: "Utiliser une clé d'accès",
  passkeyAdded: "Clé d'accès ajoutée.",
  passkeyRemoved: "Clé d'accès supprimée.",
  passkeyNeedsScripts: "Les clés d'accès ont besoin de JavaScript. Activez-le dans votre navigateur pour les utiliser.",
  passkeyNotSupported: "Ce navigateur ne prend pas en charge les clés d'accès.",
  passkeyNeedsHost:
    "Ce site n'a pas encore de nom d'hôte ; les navigateurs ne créent donc pas de clé d'accès pour lui.",
  passkeyCancelled: "Aucune clé d'accès n'a été utilisée. Réessayez ou choisissez un autre moyen.",
  passkeyOtherAddress:
    "Votre clé d'accès appartient à une autre adresse de ce site. Ouvrez le site à cette adresse ou utilisez un code.",
  passkeyRefused: "La clé d'accès n'a pas pu être vérifiée. Réessayez ou choisissez un autre moyen.",
  passkeyExists: "Cet appareil a déjà une clé d'accès pour ce site.",
  tooManyPasskeys: ({ max }) => `Vous avez ${max} clés d'accès, le maximum. Supprimez-en une d'abord.`,
  nameRequired: "Saisissez un nom.",
  nameTooLong: ({ max }) => `Le nom peut avoir ${max} caractères au plus.`,
  remove: "Supprimer",
  dates: ({ added, lastUsed }) =>
    lastUsed ? `Ajouté ${added} · Dernière utilisation ${lastUsed}` : `Ajouté ${added} · Pas encore utilisé`,
  app: "Application d'authentification",
  appHint:
    "Une application de votre téléphone affiche un nouveau code à six chiffres toutes les 30 secondes, même hors ligne.",
  appIsSetUp: "Configurée",
  setUpApp: "Configurer l'application",
  removeApp: "Supprimer l'application",
  appAdded: "Application d'authentification configurée.",
  appRemoved: "Application d'authentification supprimée.",
  appExists: "Une application d'authentification est déjà configurée. Supprimez-la avant d'en configurer une autre.",
  appTitle: "Configurer l'application d'authentification",
  scanTitle: "1. Scannez le QR code",
  scanHint: "Ouvrez une application d'authentification sur votre téléphone, ajoutez un compte et scannez ce code.",
  qrCode: "QR code pour votre application d'authentification",
  typeSecret: "Impossible de le scanner ? Saisissez plutôt cette clé dans l'application :",
  copySecret: "Copier la clé",
  enterTitle: "2. Saisissez le code de l'application",
  firstCodeHint: "Six chiffres. S'il est refusé, vérifiez que votre téléphone règle l'heure automatiquement.",
  finishApp: "Terminer la configuration",
  scanAgain: "Ce QR code a expiré. Rechargez la page et scannez le nouveau.",
  appCodeWrong: "Le code est incorrect ou a expiré. Saisissez celui que l'application affiche maintenant.",
  appUnreadable:
    "Nous ne pouvons plus lire la clé de votre application. Utilisez un code de récupération, puis configurez-la à nouveau.",
  codesTitle: "Codes de récupération",
  codesHint: "Si vous perdez votre téléphone ou votre appareil, chacun de ces codes vous laisse entrer une fois.",
  codesOnce:
    "Conservez ces codes avec vos papiers importants ou dans un gestionnaire de mots de passe. Chacun sert une fois, et nous ne pourrons plus les afficher.",
  codesLeft: ({ left }) =>
    plural(left, { one: "# code de récupération restant", other: "# codes de récupération restants" }),
  codesLater: "Vous recevrez dix codes avec votre première clé d'accès ou application.",
  newCodes: "Créer de nouveaux codes",
  codesSheet: ({ username, site }) =>
    rich`Chaque code connecte ${username} une seule fois à ${site}, après le mot de passe.`,
  copyCodes: "Copier les codes",
  codesStored: "Je les ai conservés",
  factorFirst: "Ajoutez d'abord une clé d'accès ou une application d'authentification.",
  formUnknown: "Rechargez la page et réessayez.",
  stepTitle: "Encore une étape",
  stepHint: ({ username }) =>
    rich`Votre mot de passe est correct, ${username}. Confirmez maintenant que c'est bien vous.`,
  code: "Code",
  codeHint: "Six chiffres de votre application, ou un code de récupération.",
  writtenCode: "Code de récupération",
  writtenCodeHint: "L'un des codes que vous avez conservés, ou celui de votre administrateur.",
  codeRequired: "Saisissez un code.",
  codeWrong: "Le code est incorrect ou a déjà servi. Vérifiez-le et réessayez.",
  codeUsed: "Ce code a déjà servi. Attendez le suivant dans votre application.",
  continue: "Continuer",
  lostEverything: "Tout perdu ? Demandez un code à usage unique à votre administrateur.",
  startAgain: "Cette connexion a trop duré ou a déjà servi. Connectez-vous à nouveau.",
  passkeyAloneHint: "Possible si votre organisation permet à une clé d'accès de remplacer le mot de passe.",
  passwordToo:
    "Votre organisation demande aussi le mot de passe. Connectez-vous avec lui ; nous demanderons ensuite la clé d'accès.",
  confirmTitle: "Confirmez que c'est bien vous",
  confirmHint:
    "Vous allez modifier quelque chose d'important, et votre dernière connexion date de plus de 15 minutes. Choisissez un moyen ; vous reprendrez ensuite où vous en étiez.",
  confirm: "Confirmer",
  confirmAgain: "Cela a trop duré. Réessayez.",
  confirmed: "Confirmé",
  goOnHint: "Votre modification est en cours d'envoi.",
  signInAgain: "Connectez-vous encore une fois par votre organisation. Refaites ensuite votre modification.",
  rulesHint:
    "Chacun peut configurer des clés d'accès et une application d'authentification. Les personnes qui en ont besoin ont 14 jours pour le faire. Les connexions par le fournisseur de votre organisation ne sont pas concernées.",
  requiredOf: "Exigé pour",
  ruleName: ({ rule }) =>
    ({
      nobody: "Personne",
      administrators: "Administrateurs",
      staff: "Administrateurs et instructeurs",
      everyone: "Tout le monde",
    })[rule],
  passkeysAlone: "Une clé d'accès peut remplacer le mot de passe",
  passkeysAloneHint: "L'appareil doit alors vérifier l'empreinte, le visage ou le code PIN.",
  rulesSaved: "Règles enregistrées.",
  siteRulesTitle: "Administrateurs système",
  siteRulesHint: "Ces règles valent aussi pour les personnes sans organisation. Les organisations fixent les leurs.",
  requiredOfSystemAdmins: "Exiger un second facteur des administrateurs système",
  requiredOfSystemAdminsHint: "Ils ont 14 jours à partir de leur première connexion pour en configurer un.",
  noFactorsOfUser: "Aucun second facteur n'est configuré.",
  issueLostCode: "Émettre un code à usage unique",
  lostCodeHint:
    "Pour une personne qui a perdu tous ses appareils et codes, une fois que vous êtes sûr de son identité. Le code sert une fois, dans les 24 heures, en plus du mot de passe ; de nouveaux facteurs doivent ensuite être configurés.",
  lostCodeIssued: ({ until }) =>
    `Transmettez ce code. Il est valable jusqu'au ${until} ; nous vous avons écrit à tous les deux.`,
  copyCode: "Copier le code",
  ownLostCode: "Vous ne pouvez pas émettre de code pour vous-même. Demandez à un autre administrateur.",
};
