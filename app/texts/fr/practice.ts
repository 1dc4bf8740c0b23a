import { plural } from "../format";
import type { practice as english } from "../en/practice";
import type { Translation } from "../translation";

export const practice: Translation<typeof english> = {
  otherAnswer: "Une autre réponse a déjà été envoyée avec cet identifiant. Rechargez les questions.",
  notTimeZone: "Envoyez le nom d'un fuseau horaire, par exemple Europe/Berlin.",
  title: "Entraînement",
  hint: "Les questions auxquelles vous avez répondu reviennent peu avant que vous ne les oubliiez. L'entraînement n'est pas noté.",
  none: "Il n'y a encore rien à réviser. Après votre première leçon avec des questions, elles reviennent ici.",
  due: ({ questions, minutes }) =>
    plural(questions, {
      one: `# question à revoir, environ ${plural(minutes, { one: "# minute", other: "# minutes" })}`,
      other: `# questions à revoir, environ ${plural(minutes, { one: "# minute", other: "# minutes" })}`,
    }),
  nothingDue: "Rien à revoir aujourd'hui.",
  nextOn: ({ date, count }) =>
    plural(count, {
      one: `Prochain entraînement le ${date} : # question`,
      other: `Prochain entraînement le ${date} : # questions`,
    }),
  remembered: "retenues pour trois semaines ou plus",
  rememberedOf: ({ remembered, cards }) => `${remembered} sur ${cards}`,
  daysInARow: "jours de suite avec une leçon, un vol ou un entraînement",
  classTitle: "Ce que la classe oublie",
  classHint: ({ days, students }) =>
    `D'après l'entraînement des ${days} derniers jours, qui n'est pas noté. Une question apparaît si au moins ${students} élèves s'y entraînent. Les noms ne sont pas affichés.`,
  practising: ({ practising, students }) => `${practising} élèves sur ${students} se sont entraînés.`,
  classNone: "Aucune question n'est encore oubliée",
  classNoneHint:
    "Les élèves s'entraînent dans le jeu avec des questions auxquelles ils ont répondu. Ce tableau montre ensuite celles qu'ils oublient.",
  question: "Question",
  students: "Élèves",
  practiced: "Nombre de révisions",
  forgotten: "Oubliée",
};
