import type { organizations as english } from "../en/organizations";
import type { Translation } from "../translation";
import { number, plural } from "../format";
import { rich } from "../rich";

export const organizations: Translation<typeof english> = {
  defaultLanguage: "Langue par défaut",
  defaultLanguageHint: "Pour les personnes qui n'ont pas choisi de langue. Elle s'applique à leur prochaine connexion.",
  languageChanged: ({ name }) => `La langue par défaut de ${name} a été modifiée.`,
  created: ({ name }) => `L'organisation ${name} a été créée.`,
  deleted: ({ name }) => `L'organisation ${name} a été supprimée.`,
  claimsChanged: ({ name, rule }) =>
    ({
      curriculum: `${name} suit désormais la règle du programme pour les déclarations.`,
      verifiedOnly: `${name} ne compte désormais que les scores vérifiés.`,
      count: `${name} compte désormais les déclarations.`,
    })[rule],
  limitChanged: ({ name, limit }) => `La limite d'utilisateurs de ${name} est désormais de ${number(limit)}.`,
  paidChanged: ({ name, isPaid }) => (isPaid ? `${name} est désormais payée.` : `${name} est désormais impayée.`),
  curriculumChanged: ({ name, curriculum }) => `${name} utilise désormais ${curriculum}.`,
  messagesChanged: ({ name, allowed }) =>
    allowed
      ? `Les instructeurs de ${name} peuvent désormais écrire à leurs élèves.`
      : `Les instructeurs de ${name} ne peuvent plus écrire à leurs élèves.`,
  rostersChanged: ({ name, allowed }) =>
    allowed
      ? `Les instructeurs de ${name} peuvent désormais importer des listes de participants.`
      : `Les instructeurs de ${name} ne peuvent plus importer de listes de participants.`,
  notFound: "L'organisation est introuvable.",
  chooseCurriculum: "Choisissez un programme.",
  chooseClaims: "Choisissez si les déclarations comptent.",
  claimRule: ({ rule }) =>
    ({
      curriculum: "Suivre la règle du programme",
      verifiedOnly: "Ne compter que les scores vérifiés",
      count: "Compter les déclarations",
    })[rule],
  claimRuleHint: ({ rule }) =>
    ({
      curriculum:
        "Dans les scénarios que le serveur note, les déclarations ne comptent pas tant qu'un instructeur ne les a pas acceptées. Dans les scénarios que le jeu note, elles comptent et sont signalées.",
      verifiedOnly: "Dans aucun scénario les déclarations ne comptent tant qu'un instructeur ne les a pas acceptées.",
      count:
        "Les déclarations comptent dans tous les scénarios et sont signalées. Si l'élève a déjà un score vérifié, un instructeur décide. Ne choisissez cette option que si vous utilisez votre propre jeu qui n'envoie pas de preuves, car les élèves peuvent inventer des déclarations.",
    })[rule],
  createTitle: "Créer une organisation",
  curriculumHint: "Ce que jouent ses membres. Vous pourrez le changer plus tard.",
  create: "Créer",
  curriculumOf: ({ name }) => `Programme de ${name}`,
  inUse: ({ title }) => rich`Programme actuel : ${title}`,
  changeTo: "Remplacer par",
  preview: "Aperçu du changement",
  previewTitle: ({ title }) => `Passage à ${title}`,
  noRunningClass: "Aucune classe n'est en cours. Les classes terminées gardent leur programme.",
  classEffect: ({ className, courseName, effect }) => rich`${className} de ${courseName} : ${effect}`,
  endClassesFirst: "Terminez d'abord les classes dont des scénarios n'existent pas dans le nouveau programme.",
  changeCurriculum: "Changer le programme",
  claims: "Déclarations : scores qu'un jeu communique sans preuve",
  claimsHint: "S'applique aux nouvelles tentatives. Les précédentes restent inchangées.",
  messages: "Messages",
  allowMessages: "Les instructeurs peuvent écrire aux élèves de leurs classes",
  allowMessagesHint:
    "Ils écrivent depuis le carnet de notes. Les réponses vont à l'adresse de l'instructeur, et l'équipe du cours peut lire une copie.",
  rosters: "Listes de participants",
  nothingPlayed: "Rien n'a encore été joué. Elle passe au nouveau programme.",
  playedInBoth: ({ attempts }) =>
    plural(attempts, {
      one: "# tentative, dans un scénario commun aux deux programmes. Elle passe au nouveau programme et garde ses notes.",
      other:
        "# tentatives, toutes dans des scénarios communs aux deux programmes. Elle passe au nouveau programme et garde ses notes.",
    }),
  playedInOne: ({ attempts, scenarios }) =>
    plural(attempts, {
      one: `# tentative. Le nouveau programme ne contient pas ${scenarios}.`,
      other: `# tentatives. Le nouveau programme ne contient pas ${scenarios}.`,
    }),
  deleteTitle: ({ name }) => `Supprimer ${name} ?`,
  deletionHint: ({ days }) =>
    `Vous pouvez la restaurer depuis Supprimés récemment pendant ${days} jours. Seront supprimés avec l'organisation :`,
  deletedUsers: ({ users }) => plural(users, { one: "# utilisateur", other: "# utilisateurs" }),
  deletedCourses: ({ courses }) =>
    plural(courses, {
      one: "# cours, avec ses classes et ses carnets de notes",
      other: "# cours, avec leurs classes et leurs carnets de notes",
    }),
  deletedCodes: ({ accessCodes }) => plural(accessCodes, { one: "# code d'accès", other: "# codes d'accès" }),
  deletedScores: ({ scores }) => plural(scores, { one: "# score", other: "# scores" }),
  systemAdminsFirst:
    "Des administrateurs système appartiennent à cette organisation. Déplacez-les d'abord dans une autre organisation.",
  typeName: "Saisissez le nom de l'organisation pour confirmer",
  pageTitle: "Organisations",
  createdDate: "Création",
  paid: "Payée",
  activeUsers: "Utilisateurs actifs",
  userLimit: "Limite d'utilisateurs",
  activeUsersLink: ({ hidden, users, name }) =>
    rich`${number(users)}${hidden(plural(users, { one: ` utilisateur actif de ${name}`, other: ` utilisateurs actifs de ${name}` }))}`,
  curriculumLink: ({ hidden, curriculum, name }) => rich`${curriculum}${hidden(` : changer le programme de ${name}`)}`,
  deleteOrganization: ({ hidden, name }) => rich`Supprimer${hidden(` ${name}`)}`,
  isPaid: ({ name }) => `${name} est payée`,
  unpaid: "Impayée",
  userLimitOf: ({ name }) => `Limite d'utilisateurs de ${name}`,
  setLimit: ({ hidden, name }) => rich`Définir${hidden(` la limite d'utilisateurs de ${name}`)}`,
  search: "Rechercher des organisations",
  empty: "Aucune organisation",
  noMatch: "Aucune organisation ne correspond à votre recherche.",
  emptyHint:
    "Créez votre première organisation ici, ou dans Autorisations en attribuant un code d'accès à un nouveau nom.",
  notFetched: "Échec du chargement des organisations",
};
