import type { gameMenu as english } from "../en/gameMenu";
import type { Translation } from "../translation";
import { longDate, plural } from "../format";

export const gameMenu: Translation<typeof english> = {
  title: "Choisissez un mode",
  menu: "Menu",
  back: ({ label }) => `← ${label}`,
  learn: "Apprentissage",
  learnHint: "Leçons avec diapositives, tâches sur le globe et quiz.",
  compete: "Compétition",
  competeHint: "Scénarios de vol notés, face à votre classe.",
  sandbox: "Bac à sable",
  sandboxHint: "Configurez votre propre engin spatial.",
  station: "Station",
  imagingSatellite: "Satellite d'imagerie",
  communicationsSatellite: "Satellite de communication",
  logOut: "Se déconnecter",
  quit: "Quitter",
  noClass: "Votre classe n'a pas pu être chargée. Vérifiez votre connexion, puis rechargez la page.",
  noRunningClass: "Aucune de vos classes n'est en cours : vos scores ne compteront donc dans aucun carnet de notes.",
  classOf: ({ courseName }) => `Classe : ${courseName}. Les scores vont dans son carnet de notes.`,
  playsIn: ({ className }) => `Vous jouez maintenant dans ${className}.`,
  playIn: ({ className }) => `Jouer dans ${className}`,
  joined: "Vous avez rejoint le cours.",
  accessCode: "Code d'accès d'un cours",
  paste: "Coller",
  pasteAccessCode: "Coller le code d'accès",
  join: "Rejoindre",
  newResults: "Nouveaux résultats",
  otherClassScenario: "Un scénario d'une autre classe",
  scoreOf: ({ score, maxScore, isLate }) =>
    isLate ? `${score} sur ${maxScore}, remise en retard` : `${score} sur ${maxScore}`,
  review: "Bilan",
  reviewOf: ({ name }) => `Bilan de ${name}`,
  newComments: "Nouveaux commentaires",
  commentOn: ({ author, about }) => `${author} sur ${about}`,
  opensAt: ({ date }) => `Ouvre le ${date}`,
  dueAt: ({ date }) => `À rendre avant le ${date}`,
  wasDue: ({ date }) => `Était à rendre avant le ${date}`,
  markRead: "Marquer comme lu",
  yourProgress: "Votre progression",
  progressLoading: "Chargement de votre progression...",
  progressUnknown:
    "Votre progression ne peut pas être affichée, car le serveur est injoignable. Vous pouvez quand même jouer : les résultats sont conservés et seront envoyés plus tard.",
  resultsWait: ({ count }) =>
    plural(count, {
      one: "# résultat n'a pas encore été envoyé et n'est pas compté ici.",
      other: "# résultats n'ont pas encore été envoyés et ne sont pas comptés ici.",
    }),
  doneAndNext: ({ done, count }) =>
    plural(done, { one: `# terminé sur ${count}. Suivant :`, other: `# terminés sur ${count}. Suivant :` }),
  nothingToPlay: "Il n'y a encore rien à jouer ici.",
  allAreDone: ({ count }) => plural(count, { one: `# terminé sur ${count}.`, other: `# terminés sur ${count}.` }),
  worthRepeating: "À refaire",
  lastMissed: "Dernière réponse fausse",
  streak: ({ streak }) => plural(streak, { one: "# bonne réponse de suite", other: "# bonnes réponses de suite" }),
  notPassed: "Pas encore réussi",
  notPassedMissed: ({ missed, asked }) =>
    plural(asked, {
      one: `Pas encore réussi, ${missed} faute sur # question`,
      other: `Pas encore réussi, ${plural(missed, { one: "# faute", other: "# fautes" })} sur # questions`,
    }),
  lastPlayed: ({ at }) => `Joué pour la dernière fois le ${longDate(at)}`,
  next: "Suivant",
  standing: ({ passed, score, maxScore }) =>
    passed
      ? `Terminé, meilleur score ${score} sur ${maxScore}`
      : `Pas encore réussi, meilleur score ${score} sur ${maxScore}`,
  noScenarios: "Il n'y a rien à jouer ici, car votre classe n'a pas pu être chargée.",
  notPlayable: ({ count }) =>
    plural(count, {
      one: "# scénario ne peut pas être joué ici",
      other: "# scénarios ne peuvent pas être joués ici",
    }),
  needsGame: "Nécessite le jeu propre à votre organisation",
  hasNoLesson: "N'a pas encore de leçon",
  hasNoQuestions: "N'a pas encore de questions",
  turnablePicture: ({ label }) =>
    `${label}. Utilisez les touches fléchées pour la faire tourner, et plus et moins pour zoomer.`,
  graphics: "Graphismes",
  graphicsAutomatic: "Automatique",
  graphicsFull: "Complets",
  graphicsSimple: "Simples",
  noGraphics:
    "Ce navigateur ne prend pas en charge les graphismes 3D (WebGL 2) : les images sont donc omises. Tout le reste fonctionne.",
  points: ({ points }) => plural(points, { one: "# point", other: "# points" }),
  place: ({ rank }) => `Place ${rank} dans votre classe`,
  finishSignal: "Son et lumière à la fin",
};
