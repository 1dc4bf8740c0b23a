import type { classSummary as english } from "../en/classSummary";
import type { Translation } from "../translation";
import { decimal, plural } from "../format";
import { rich } from "../rich";

export const classSummary: Translation<typeof english> = {
  courseCompletion: "avancement du cours",
  passed: ({ percent }) => `réussite (${percent} % ou plus)`,
  notStarted: "non commencé",
  dates: ({ className, period, dateTime }) => `${className}${period ? `, ${period}` : ""} · au ${dateTime}`,
  gradesTitle: "Notes",
  gradesHint: ({ graded }) => `Élèves par note moyenne (${graded} avec des notes).`,
  grade: "Note",
  shareOfLargest: "Part du groupe le plus nombreux",
  campaignsTitle: "Campagnes",
  campaign: "Campagne",
  completion: "Avancement",
  average: "moyenne",
  hardestTitle: "Questions les plus difficiles",
  hardestHint: ({ minStudents }) =>
    `Questions dont la part de points obtenus est la plus faible, parmi celles posées à au moins ${minStudents} élèves.`,
  noHardest: ({ minStudents }) => `Aucune question n'a encore été posée à ${minStudents} élèves.`,
  questionAsked: ({ scenario, label, asked }) =>
    `${scenario}, ${label} · ${plural(asked, { one: "posée à # élève", other: "posée à # élèves" })}`,
  attentionTitle: "À suivre de près",
  nobody: "Personne n'a besoin d'un suivi particulier.",
  attentionUnnamed: ({ students }) =>
    plural(students, {
      one: "# élève. Ce bilan ne contient pas de noms.",
      other: "# élèves. Ce bilan ne contient pas de noms.",
    }),
  withdrawn: "Lien retiré. Il ne fonctionne plus.",
  shareTitle: "Partager un lien",
  shareHint:
    "Toute personne disposant du lien peut lire ce bilan dans son état actuel jusqu'à l'expiration du lien, même sans compte.",
  worksUntil: ({ dateTime }) => `Le lien fonctionne jusqu'au ${dateTime}.`,
  expiresAfter: "Expire après",
  days: ({ days }) => plural(days, { one: "# jour", other: "# jours" }),
  nameStudents: "Nommer les élèves à suivre de près",
  nameStudentsHint: "Si cette option est désactivée, le bilan n'indique que leur nombre.",
  createLink: "Créer un lien",
  creating: "Création...",
  linksTitle: ({ links, max }) => `Liens actifs (${links} sur ${max})`,
  title: "Bilan de la classe",
  names: "Noms",
  withNames: "Avec les noms",
  withoutNames: "Sans les noms",
  students: ({ students }) => plural(students, { one: "élève", other: "élèves" }),
  median: "médiane",
  averageColumn: "Moyenne",
  ranFromTo: ({ from, to }) => `du ${from} au ${to}`,
  ranSince: ({ from }) => `depuis le ${from}`,
  attentionRule: ({ percent, days }) =>
    `Moyenne inférieure à ${percent} %, ou ${days} jours d'inactivité. Les nouveaux élèves ont un délai de grâce de ${days} jours.`,
  daysRequired: "Choisissez la durée de validité du lien.",
  formUnknown: "Ce formulaire n'a pas pu être lu. Rechargez la page et réessayez.",
  copyLink: "Copiez le lien maintenant. Nous ne le conservons pas et ne pourrons donc plus l'afficher.",
  copyLinkLabel: "Copier le lien",
  linkUntil: ({ dateTime, withNames }) =>
    withNames ? `Jusqu'au ${dateTime}, avec les noms` : `Jusqu'au ${dateTime}, sans les noms`,
  withdraw: ({ dateTime, unseen }) => rich`Retirer${unseen(` le lien créé le ${dateTime}`)}`,
  tooManyLinks: ({ max }) =>
    `Une classe peut avoir ${max} liens actifs au maximum. Retirez-en un dont vous n'avez plus besoin.`,
  weekHint: "Dans le jeu, tout le monde vole depuis le même départ. Ce n'est pas noté.",
  weekEmptyHint: "Les élèves trouvent la mission de la semaine dans le jeu, sous « Compétition ».",
  weekFlyers: ({ flyers, students }) => `${flyers} élèves sur ${students} ont fait un vol.`,
  weekPlace: ({ rank, ranked, average }) =>
    `La classe est à la place ${rank} sur ${ranked}, avec une moyenne de ${decimal(String(average))} points.`,
  weekNoPlace: ({ count }) => `Il lui faut ${count} vols pour être classée parmi les classes.`,
  showStandings: "Afficher le classement",
  hideStandings: "Masquer le classement",
  weekOfClass: "Dans cette classe",
};
