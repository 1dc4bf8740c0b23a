import type { course as english } from "../en/course";
import type { Translation } from "../translation";
import { plural } from "../format";
import { rich } from "../rich";

export const course: Translation<typeof english> = {
  sheetTitle: "Code d'accès",
  accessCode: "Code d'accès",
  qrCode: ({ name }) => `QR code pour rejoindre ${name}`,
  accessCodeHint:
    "Toute personne qui s'inscrit avec ce code rejoint le cours et sa classe en cours. Le QR code ouvre le formulaire d'inscription avec le code déjà saisi.",
  printOrProject: "Imprimer ou projeter",
  newCode: "Remplacer le code",
  classesTitle: ({ count }) => rich`Classes ${count}`,
  noClassesHint: "Une classe est une édition du cours, avec son propre carnet de notes.",
  noClasses: "Pas encore de classes",
  classesLabel: "Classes",
  class: "Classe",
  scheduled: "Programmée",
  running: "En cours",
  plannedEnd: ({ date }) => `Programmée pour le ${date}`,
  backToCourse: "Retour au cours",
  scanCode: ({ host }) => `1. Scannez le code, ou ouvrez ${host}`,
  chooseRegister: "2. Choisissez « S'inscrire avec un code d'accès »",
  enterCode: "3. Saisissez le code d'accès exactement comme ici",
  renamed: "Cours enregistré.",
  codeChanged: ({ code }) => `Le nouveau code d'accès est ${code}.`,
  quizRulesSaved: "Règles des quiz enregistrées. Elles s'appliquent dès la prochaine tentative.",
  memberRemoved: ({ username }) => `${username} ne fait plus partie du cours.`,
  membersAdded: ({ added, known }) =>
    known > 0
      ? `${plural(added, { one: "# personne ajoutée.", other: "# personnes ajoutées." })} ${plural(known, { one: "# était déjà membre.", other: "# étaient déjà membres." })}`
      : plural(added, { one: "# personne ajoutée.", other: "# personnes ajoutées." }),
  renameTitle: "Renommer le cours",
  newCodeTitle: "Remplacer le code d'accès ?",
  newCodeWarning: ({ code }) =>
    rich`Plus personne ne pourra rejoindre le cours avec ${code}, ni avec son QR code et ses feuilles imprimées. Les membres actuels restent dans le cours.`,
  makeNewCode: "Remplacer le code",
  addMembers: "Ajouter des membres",
  people: "Noms d'utilisateur ou e-mails",
  peopleHint: ({ organizationName }) =>
    `Personnes de ${organizationName}, séparées par des espaces, des virgules ou des retours à la ligne.`,
  addToClass: "Les déplacer dans cette classe",
  joinRunningClass: "Elles rejoignent aussi la classe en cours.",
  rosterNeeded:
    "Pour ajouter des personnes sans compte, il faut importer une liste de participants. Demandez à un administrateur de votre organisation de l'importer, ou d'autoriser les instructeurs à le faire.",
  importHint: ({ link }) => rich`Des personnes sans compte ? ${link("Importer une liste de participants")}`,
  attemptsKept: ({ username, attempts }) =>
    attempts === 0
      ? `${username} n'a aucune tentative dans ce cours.`
      : plural(attempts, {
          one: `# tentative de ${username} dans ce cours est conservée. Les carnets de notes des classes terminées l'affichent toujours. Celui d'une classe en cours l'affiche à nouveau si vous ajoutez de nouveau ${username}.`,
          other: `# tentatives de ${username} dans ce cours sont conservées. Les carnets de notes des classes terminées les affichent toujours. Celui d'une classe en cours les affiche à nouveau si vous ajoutez de nouveau ${username}.`,
        }),
  removeTitle: ({ username }) => `Retirer ${username} ?`,
  removeMember: ({ username, className }) =>
    className
      ? rich`${username} quitte le cours et la classe en cours ${className}. Le compte est conservé.`
      : rich`${username} quitte le cours. Le compte est conservé.`,
  remove: "Retirer",
  removeUser: ({ hidden, username }) => rich`Retirer${hidden(` ${username}`)}`,
  membersNotRead: "Échec du chargement des membres",
  rename: "Renommer",
  instructorOf: ({ ownerName }) => `Instructeur : ${ownerName}`,
  membersTitle: ({ count }) => rich`Membres ${count}`,
  searchMembers: "Rechercher des membres",
  importRoster: "Importer une liste",
  noMembers: "Aucun membre",
  noMatch: "Aucun membre ne correspond à votre recherche.",
  noMembersHint: "Ajoutez des personnes qui ont déjà un compte, ou partagez le code d'accès.",
  membersLabel: "Membres",
  disabled: "désactivé",
  email: "E-mail",
  joined: "Inscription",
  neverActive: "Jamais",
  quizzes: "Quiz",
  waitBetweenAttempts: "Attente entre les tentatives",
  answersShown: "Réponses affichées",
  reviewOf: ({ review }) =>
    ({
      atOnce: "Juste après chaque tentative",
      afterLastAttempt: "Après la dernière tentative",
      afterClass: "Après la fin de la classe",
    })[review],
  anyNumber: "Illimitées",
  noWait: "Aucune",
  minutes: ({ cooldownMinutes }) => plural(cooldownMinutes, { one: "# minute", other: "# minutes" }),
  editQuizRules: "Modifier les règles des quiz",
  quizRulesTitle: "Règles des quiz",
  maxAttempts: "Tentatives par quiz (facultatif)",
  maxAttemptsHint: "Nombre de fois qu'un élève peut passer chaque quiz. Laissez vide pour un nombre illimité.",
  cooldown: "Attente entre les tentatives, en minutes",
  cooldownHint:
    "Saisissez 0 pour aucune attente. Dans les leçons, une question donne la moitié des points pendant la même durée après l'affichage de sa réponse.",
  review: "Quand les élèves voient les réponses",
  reviewHint:
    "Avec des tentatives illimitées, « Après la dernière tentative » signifie : dès que l'élève a tous les points, met fin à ses tentatives, ou que la classe se termine. Avec « Juste après chaque tentative », les élèves peuvent refaire un quiz avec les réponses sous les yeux.",
  lessons: "Leçons",
  lessonLanguage: "Langue des leçons",
  lessonLanguageHint:
    "Les leçons sans traduction sont en anglais. Les notes et l'analyse des questions ne changent pas.",
  readersLanguage: "Celle de chaque élève",
  setLessonLanguage: "Choisir la langue",
  lessonLanguageSaved: "Langue enregistrée. Elle s'applique dès la prochaine leçon.",
  schedule: "Programmer",
  noClassYet: "Pas encore de classe. Démarrez-en une maintenant ou programmez-la.",
};
