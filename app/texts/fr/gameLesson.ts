import type { gameLesson as english } from "../en/gameLesson";
import type { Translation } from "../translation";
import { dayAndMonth, languageName, number, plural, timeOfDay } from "../format";

export const gameLesson: Translation<typeof english> = {
  leave: "Quitter",
  stepOf: ({ step, steps }) => `Étape ${step} sur ${steps}`,
  step: ({ step }) => `Étape ${step}`,
  notInLanguage: ({ language }) => `Cette leçon n'est pas encore disponible en ${languageName(language)}.`,
  partlyInLanguage: ({ language }) =>
    `Certaines parties de cette leçon ne sont pas encore disponibles en ${languageName(language)}.`,
  startOver: "Recommencer",
  clearAndStartOver: "Effacer les réponses et recommencer",
  back: "Retour",
  next: "Suivant",
  finish: "Terminer",
  finishAnyway: "Terminer quand même",
  thisStep: "Cette étape",
  nothingAnswered:
    "Vous n'avez encore répondu à rien. Si vous terminez maintenant, vous remettez un quiz vide qui compte comme une tentative. Étapes ouvertes :",
  stepsOpen: "Ces étapes ne sont pas encore faites et ne rapporteraient aucun point :",
  noQuestions: "Le serveur n'a pas envoyé les questions.",
  answerRequired: "Choisissez d'abord une réponse.",
  notChecked:
    "Le serveur est injoignable. Votre réponse est conservée, et vous verrez le résultat après avoir remis la tentative.",
  check: "Vérifier",
  halfPoints: ({ until }) =>
    `Vous avez déjà vu la réponse : moitié des points maintenant, tous les points après ${until}.`,
  hint: "Indice",
  lookAgain: ({ step, title }) => `Revoyez l'étape ${step} : ${title}.`,
  notScored: "Non notée",
  points: ({ points, several }) =>
    several
      ? plural(points, {
          one: "# point · Plusieurs réponses possibles",
          other: "# points · Plusieurs réponses possibles",
        })
      : plural(points, { one: "# point", other: "# points" }),
  tryAgain: "Ce n'est pas exact. Réessayez pour la moitié des points.",
  right: ({ points, maxScore }) =>
    plural(points, {
      one: `Exact : # point sur ${number(maxScore)}.`,
      other: `Exact : # points sur ${number(maxScore)}.`,
    }),
  wrong: "Ce n'est pas exact.",
  wrongWithPoints: ({ points, maxScore }) =>
    plural(points, {
      one: `Ce n'est pas tout à fait exact : # point sur ${number(maxScore)}.`,
      other: `Ce n'est pas tout à fait exact : # points sur ${number(maxScore)}.`,
    }),
  answeredBefore: "Vous avez déjà répondu à cette question.",
  theAnswerIs: ({ answers }) => `Bonne réponse : ${answers}.`,
  fullPointsAgain: ({ at }) => `Vous pourrez de nouveau obtenir tous les points après ${at}, dans une autre tentative.`,
  endAttemptsWarning:
    "Cela met fin à vos tentatives pour ce quiz. Vous gardez votre meilleur score, mais vous ne pourrez plus refaire le quiz.",
  endAttempts: "Voir les réponses et mettre fin aux tentatives",
  cancel: "Annuler",
  showAnswers: "Voir les réponses",
  answersHidden: ({ reason }) =>
    ({
      held: "Votre instructeur n'a pas encore publié les bonnes réponses.",
      claim: "Le jeu a déclaré ces points : les bonnes réponses ne sont donc pas affichées.",
      notShown: "Votre instructeur n'affiche pas les bonnes réponses.",
      otherClass: "Vous verrez les réponses quand vous aurez aussi terminé ce quiz dans votre autre classe.",
      classRuns: "Vous verrez les réponses après la fin de la classe.",
      attemptsLeft: "Vous verrez les réponses après votre dernière tentative, ou dès que vous aurez tous les points.",
    })[reason],
  countedByServer: "Score enregistré",
  scoreOf: ({ score, maxScore }) => `${score} sur ${maxScore}`,
  result: "Résultat",
  passed: "Réussi",
  notPassed: "Non réussi",
  finished: "Terminé",
  again: "Refaire",
  toMenu: "Vers le menu",
  toList: "Retour à la liste",
  sources: "Sources",
  readingAndTasks: "Lecture et tâches",
  questions: "Questions",
  questionsWait: "Pas encore notées",
  together: "Total",
  passShare: ({ percent, countsReading }) =>
    countsReading
      ? `Il faut ${percent} % des points des tâches et des questions pour réussir. Votre meilleure tentative compte.`
      : `Il faut ${percent} % des points pour réussir. Votre meilleure tentative compte.`,
  taskGlobe: "La Terre avec votre orbite. Faites glisser les poignées du périgée, de l'apogée et de l'inclinaison",
  taskDone: ({ points }) => plural(points, { one: "Fait : # point.", other: "Fait : # points." }),
  taskDoneAsPractice: "Fait en entraînement, sans points.",
  taskOpen: "Pas encore.",
  bounds: ({ value, from, to }) => `${value} (${from} à ${to})`,
  taskWithoutStart:
    "Cette tâche ne rapporte aucun point pour le moment, car le serveur était injoignable quand vous avez ouvert la leçon. Quittez-la, puis rouvrez-la en ligne. La tâche aura alors de nouvelles valeurs.",
  symbols: "Symboles",
  hintOf: ({ hint, hints }) => `Indice ${hint} sur ${hints}`,
  hintTooEarly: "Essayez d'abord quelque chose, vous pourrez ensuite voir cet indice.",
  hintsSeen: ({ count }) =>
    plural(count, {
      one: "Vous avez consulté # indice. Il n'a coûté aucun point.",
      other: "Vous avez consulté # indices. Ils n'ont coûté aucun point.",
    }),
  noAttemptsLeft: "Plus aucune tentative.",
  attemptsLeft: ({ attempts }) => plural(attempts, { one: "# tentative restante.", other: "# tentatives restantes." }),
  nextAttempt: ({ at }) => `Vous pourrez le refaire après ${at}.`,
  dayAndTime: ({ at }) => `le ${dayAndMonth(at)} à ${timeOfDay(at)}`,
  review: "Bilan",
  yourAnswer: ({ answers }) => (answers ? `Votre réponse : ${answers}.` : "Votre réponse : aucune."),
  pointsOf: ({ points, maxPoints }) =>
    plural(points, {
      one: `# point sur ${number(maxPoints)}.`,
      other: `# points sur ${number(maxPoints)}.`,
    }),
  rightAnswer: ({ answers }) => `Bonne réponse : ${answers}.`,
  globe: "La Terre et les orbites qui l'entourent",
  pause: "Pause",
  play: "Lecture",
  model: "Modèle",
  oneDay: "+1 jour",
  day: ({ day }) => `Jour ${day}`,
  time: "Temps",
  tenMinutes: "+10 min",
  perigee: "Périgée",
  apogee: "Apogée",
  inclination: "Inclinaison",
  node: "Nœud ascendant",
  argumentOfPerigee: "Argument du périgée",
  trueAnomaly: "Anomalie vraie",
  otherElements: "Autres éléments",
  slider: ({ label }) => `${label}, curseur`,
  nextScenario: "Suivant :",
  campaignDone: ({ campaign }) => `Campagne terminée : ${campaign}`,
  allPassed: ({ count }) =>
    plural(count, { one: "Vous avez réussi # scénario.", other: "Vous avez réussi les # scénarios." }),
  getCredential: "Obtenir votre attestation signée",
  mastered: "Ce que vous maîtrisez",
  andMore: ({ count }) => `et ${count} de plus`,
  comesBack: ({ count }) =>
    plural(count, {
      one: "# question revient à l'entraînement.",
      other: "# questions reviennent à l'entraînement.",
    }),
};
