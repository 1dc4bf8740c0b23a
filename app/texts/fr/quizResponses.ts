import type { quizResponses as english } from "../en/quizResponses";
import type { Translation } from "../translation";
import { list, plural } from "../format";
import { rich } from "../rich";

export const quizResponses: Translation<typeof english> = {
  questions: "Questions",
  handedInAverage: ({ attempts, students, average, maxPoints }) =>
    plural(attempts, {
      one: `# remis sur ${students} · moyenne ${average} sur ${maxPoints}`,
      other: `# remis sur ${students} · moyenne ${average} sur ${maxPoints}`,
    }),
  marksRule: ({ minStudents, marks }) =>
    `Uniquement pour les questions posées à au moins ${minStudents} élèves. ${marks.join(". ")}.`,
  allQuestions: ({ questions }) => plural(questions, { one: "# question", other: "Les # questions" }),
  misconceptionsHint: ({ rule, attempts }) =>
    `${rule} ${plural(attempts, { one: "# élève a remis son quiz.", other: "# élèves ont remis leur quiz." })}`,
  noMisconceptions: "Aucune idée fausse ne se dégage",
  tooFewStudents: "Pas encore assez d'élèves",
  misconceptions: "Idées fausses",
  wrongChosen: ({ share, answer }) => rich`${share} ont choisi ${answer}`,
  handedInLate: "Remise en retard",
  lateHint: "Commencées pendant la classe, reçues après sa fin. Ces tentatives comptent.",
  lateTimes: ({ began, received }) => `commencée le ${began}, reçue le ${received}`,
  noDataHint: "Aucun élève n'a terminé ce quiz dans cette classe.",
  wrongChosenBy: ({ share, answer, names }) => rich`${share} ont choisi ${answer} : ${names}`,
  tooFewAsked: "Pas assez d'élèves pour juger cette question.",
  andMore: ({ others }) => plural(others, { one: "et # de plus", other: "et # de plus" }),
  answersTo: ({ label }) => `Réponses à ${label}`,
  answer: "Réponse",
  share: "Part",
  noAnswer: "Aucune réponse",
  right: "Juste",
  rightAnswer: "juste",
  pointsEarned: "Points obtenus",
  averagePoints: "Points moyens",
  partlyRight: "En partie juste",
  questionList: "Toutes les questions et réponses en entier",
  quizTitle: "Réponses au quiz",
  lessonTitle: "Réponses à la leçon",
  downloadCsv: "Télécharger le CSV",
  quizzes: "Quiz",
  lessons: "Leçons avec questions",
  switcherLabel: "Quiz et leçons",
  chooseAnother: "choisir un autre quiz ou une autre leçon",
  handedIn: ({ handedIn }) => plural(handedIn, { one: "# remis", other: "# remis" }),
  tabsLabel: "Vues de ce quiz",
  tableLabel: "Réponses de chaque élève à chaque question",
  printedLate: ({ name }) => `${name}, en retard`,
  tabTitle: "Réponses au quiz",
  noAnswerCell: "aucune réponse",
  late: "en retard",
  marks: "Signalements",
  markRule: ({ name, rule }) => `${name} : ${rule}`,
  facilityRule: "Part moyenne des points de la question, sur tous les élèves à qui elle a été posée.",
  discriminationRule: ({ minStudents }) =>
    `Corrélation item-total corrigée : r de Pearson entre la part des points d'un élève à cette question et sa part à toutes les autres questions. Calculée si la question a été posée à au moins ${minStudents} élèves et si les deux parts varient.`,
  alarm: ({ alarm }) =>
    ({
      misleading: "Vérifier le corrigé",
      tooHard: "Trop difficile",
      tooEasy: "Trop facile",
      separatesLittle: "Peu discriminante",
    })[alarm],
  alarmHint: ({ alarm }) =>
    ({
      misleading:
        "Les élèves qui réussissent ailleurs se sont plus souvent trompés ici. Vérifiez le corrigé et la formulation.",
      tooHard: "Trop difficile pour cette classe.",
      tooEasy: "Distingue peu les élèves forts des plus faibles : presque tout le monde répond juste.",
      separatesLittle: "Distingue peu les élèves forts des plus faibles.",
    })[alarm],
  alarmRule: ({ alarm, misleadsBelow, easyPercent, hardPercent, separatesFrom }) =>
    ({
      misleading: `discrimination inférieure à ${misleadsBelow}, et moins de ${easyPercent} % des points obtenus`,
      tooHard: `moins de ${hardPercent} % des points obtenus`,
      tooEasy: `${easyPercent} % ou plus des points obtenus`,
      separatesLittle: `discrimination inférieure à ${separatesFrom}`,
    })[alarm],
  order: ({ order }) => ({ hardest: "Les plus difficiles d'abord", asked: "Dans l'ordre du quiz" })[order],
  discrimination: "Discrimination",
  averageDiscrimination: "Discrimination moyenne",
  rightAnswers: ({ answers }) => `Juste : ${list(answers.map((answer) => `« ${answer} »`))}`,
  students: ({ count }) => plural(count, { one: "# élève", other: "# élèves" }),
  survey: "Sondage",
  noPoints: "sans points",
  neighbour: ({ direction, title }) => ({ previous: `Précédent : ${title}`, next: `Suivant : ${title}` })[direction],
  markedAnswer: ({ text, isCorrect }) => (isCorrect ? `${text} (juste)` : `${text} (faux)`),
  loadingStudents: "Chargement des élèves...",
  loadingData: "Chargement du quiz...",
  noData: "Aucune donnée de quiz",
  notDownloaded: "Échec du téléchargement des résultats",
  misconceptionRule: ({ percent, minStudents }) =>
    `Réponses fausses choisies par au moins ${percent} % des élèves interrogés, dans les questions posées à au moins ${minStudents} élèves.`,
  pointsOf: ({ points, maxPoints }) => `${points} sur ${maxPoints}`,
  tab: ({ tab }) => ({ responses: "Réponses", questions: "Questions", misconceptions: "Idées fausses" })[tab],
};
