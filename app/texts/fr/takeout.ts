import { number, plural } from "../format";
import type { takeout as english } from "../en/takeout";
import type { Translation } from "../translation";

/** A copy of what the platform stores about a person. */
export const takeout: Translation<typeof english> = {
  pageTitle: "Vos données",
  hint: "Obtenez une copie de tout ce que cette plateforme conserve sur vous : votre compte, vos connexions, vos cours, vos tentatives avec leurs réponses, les notes à votre sujet et les modifications qui vous concernent.",
  contentHint:
    "Vous recevez un fichier zip avec du JSON pour les programmes, du CSV pour les tableurs et un fichier readme. Il ne contient ni mots de passe, ni clés, ni données d'autres personnes.",
  create: "Créer une copie",
  createAgain: "Créer une autre copie",
  open: "Obtenir vos données",
  openHint: "Téléchargez tout ce que cette plateforme conserve sur vous.",
  statusTitle: "Votre copie",
  counting: "Recherche de vos données…",
  building: ({ done, total }) =>
    `${number(done)} sur ${plural(total, { one: "# entrée copiée", other: "# entrées copiées" })}`,
  buildingHint: "Vous pouvez quitter cette page. Nous vous enverrons un lien par e-mail quand la copie sera prête.",
  progress: "Progression de la copie",
  reload: "Recharger",
  ready: ({ until }) =>
    `La copie est prête. Nous vous avons envoyé un lien par e-mail, valable jusqu'au ${until} là où vous êtes connecté.`,
  failed: "La copie n'a pas pu être créée. Réessayez, et prévenez votre administrateur si elle échoue encore.",
  downloadTitle: "Télécharger",
  downloadHint: ({ username, until }) =>
    `Tout ce que cette plateforme conserve sur ${username}. Vous pouvez le télécharger jusqu'au ${until}.`,
  download: ({ megabytes }) => `Télécharger le zip (${megabytes} Mo)`,
  keepSafe: "Gardez le fichier là où personne d'autre ne peut le lire.",
  linkInvalid:
    "Ce lien a expiré, ou quelqu'un d'autre a demandé la copie. Connectez-vous avec son compte, ou créez une nouvelle copie.",
  ofUserTitle: "Données personnelles",
  ofUserHint: ({ username }) =>
    `Si ${username} demande ce que vous conservez, créez une copie. Vous recevrez le lien, et ${username} un e-mail indiquant que vous l'avez demandée.`,
  readySubject: ({ productName }) => `Votre copie de ${productName} est prête`,
  readyMail: ({ username }) =>
    `La copie des données du compte « ${username} » est prête. Téléchargez-la dans les 24 heures :`,
  readyMailHint: ({ username }) =>
    `Le lien ne fonctionne que là où vous êtes connecté en tant que « ${username} ». Si vous n'avez pas demandé cette copie, changez immédiatement votre mot de passe.`,
  requestedSubject: ({ productName }) => `Une copie de vos données ${productName} a été demandée`,
  requestedMail: ({ username, administrator }) =>
    `${administrator}, de l'administration, a demandé une copie des données de votre compte « ${username} ».`,
  requestedMailHint:
    "Si cela vous surprend, adressez-vous à votre organisation. Vous pouvez créer une copie pour vous-même dans votre compte.",
  readmeTitle: ({ productName, username, date }) => `Ce que ${productName} conserve sur « ${username} », au ${date}`,
  readmeFormats:
    "Chaque fichier existe en double : en .json avec tout, pour les programmes, et en .csv pour les tableurs, où les valeurs très longues sont remplacées par (JSON). Les heures sont en UTC. Un fichier porte le nom de sa table ; docs/privacy.md du produit décrit les colonnes.",
  folderName: ({ folder }) =>
    ({
      account: "account : votre compte, les e-mails envoyés et ce que sait le provisionnement de votre organisation",
      signIns: "signIns : connexions, appareils, seconds facteurs et jetons d'API",
      learning: "learning : cours, classes, tentatives, réponses, classements, notes et messages",
      teaching: "teaching : cours que vous enseignez et listes que vous avez importées",
      administration: "administration : modifications que vous avez faites ou qui vous concernent",
      payments: "payments : achats et abonnements",
      content: "content : bacs à sable, programmes et leçons que vous avez écrits",
      deleted: "deleted : entrées supprimées qui peuvent encore être restaurées",
    })[folder],
  fileLine: ({ name, rows }) => `${name} : ${plural(rows, { one: "# entrée", other: "# entrées" })}`,
  readmeLeftOut:
    "Non inclus : les empreintes de mots de passe et de codes, les clés et les jetons, ce que les entrées disent d'autres personnes et, pour l'instant, ce qui concerne des notes que votre instructeur n'a pas encore publiées.",
  readmeQuestions: ({ supportEmail }) => `Questions : ${supportEmail}`,
};
