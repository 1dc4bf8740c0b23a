import { dayAndMonth, plural } from "../format";
import type { gamePractice as english } from "../en/gamePractice";
import type { Translation } from "../translation";

export const gamePractice: Translation<typeof english> = {
  title: "Entraînement",
  start: ({ questions, minutes }) =>
    plural(questions, {
      one: `Entraînement : # question, environ ${plural(minutes, { one: "# minute", other: "# minutes" })}`,
      other: `Entraînement : # questions, environ ${plural(minutes, { one: "# minute", other: "# minutes" })}`,
    }),
  nothingDue: "Rien à réviser aujourd'hui.",
  nextTomorrow: ({ count }) =>
    plural(count, {
      one: "Prochain entraînement demain : # question.",
      other: "Prochain entraînement demain : # questions.",
    }),
  nextOn: ({ date, count }) =>
    plural(count, {
      one: `Prochain entraînement le ${dayAndMonth(date)} : # question.`,
      other: `Prochain entraînement le ${dayAndMonth(date)} : # questions.`,
    }),
  streak: ({ days }) => plural(days, { one: "# jour de suite", other: "# jours de suite" }),
  needsConnection: "L'entraînement demande une connexion, car le serveur vérifie vos réponses.",
  notGraded: "Non noté. Choisissez une réponse, puis dites si vous la connaissez ou si vous devinez.",
  place: ({ at, count, scenario }) => `Question ${at} sur ${count}, de ${scenario}`,
  several: "Plusieurs réponses sont justes.",
  sure: "Je le sais",
  guess: "Je devine",
  right: "Juste.",
  wrong: ({ answers }) => `Ce n'est pas juste. La bonne réponse est : ${answers}`,
  backTomorrow: "Cette question revient demain.",
  backOn: ({ date }) => `Cette question revient le ${dayAndMonth(date)}.`,
  notCounted: "Vous avez déjà révisé cette question aujourd'hui.",
  notSent: "Votre réponse n'a pas pu être envoyée. Vérifiez votre connexion, puis renvoyez-la.",
  sendAgain: "Renvoyer",
  gone: "Cette question ne peut plus être révisée.",
  nextQuestion: "Question suivante",
  finish: "Terminer",
  openLesson: ({ lesson }) => `Ouvrir la leçon : ${lesson}`,
  openLessons: "Ouvrir les leçons",
  done: "C'est tout pour l'instant",
  rightOf: ({ right, count }) => `${right} justes sur ${count}`,
  more: ({ count }) => plural(count, { one: "Encore # question", other: "Encore # questions" }),
};
