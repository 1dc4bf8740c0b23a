import { plural } from "../format";
import type { dueDates as english } from "../en/dueDates";
import type { Translation } from "../translation";

export const dueDates: Translation<typeof english> = {
  title: "Dates limites",
  intro:
    "Les élèves voient ces dates dans le jeu, dans leurs résultats et dans leur agenda. Les modifications s'appliquent immédiatement.",
  timeZone: "Fuseau horaire du cours",
  timeZoneHint: "Les dates sont saisies et affichées dans ce fuseau horaire.",
  timesIn: ({ zone }) => `Heures dans le fuseau ${zone}.`,
  opens: "Ouverture",
  due: "Date limite",
  opensOf: ({ title }) => `Ouverture de ${title}`,
  dueOf: ({ title }) => `Date limite de ${title}`,
  campaignHint: "S'applique à tous les scénarios de la campagne qui n'ont pas leurs propres dates.",
  scenariosOf: ({ dated }) =>
    dated === 0 ? "Dates de certains scénarios" : `Dates de certains scénarios (${dated} définies)`,
  save: "Enregistrer les dates limites",
  saved: "Dates limites enregistrées.",
  savedOver: ({ by }) =>
    `Dates limites enregistrées. ${by} a modifié des dates pendant votre saisie ; vérifiez qu'elles sont correctes.`,
  unchanged: "Rien n'a changé.",
  noScenarios: "Le programme de cette classe n'a pas encore de scénarios.",
  lateRule: ({ percent, least, grace }) =>
    `Les tentatives en retard perdent ${percent} % de leurs points par jour commencé, jusqu'à ${least} %.` +
    (grace === 0 ? "" : ` Les ${grace} premières minutes après la date limite sont offertes.`),
  noLateRule: "Les tentatives en retard comptent en entier.",
  missingRule: ({ days }) =>
    days === 0
      ? "Sans tentative, un scénario compte 0 dès sa date limite."
      : plural(days, {
          one: "Sans tentative, un scénario compte 0 à partir de # jour après sa date limite.",
          other: "Sans tentative, un scénario compte 0 à partir de # jours après sa date limite.",
        }),
  noMissingRule: "Les scénarios sans tentative restent vides.",
  changeRules: "Modifier ces règles",
  lateTitle: "Retards et travaux manquants",
  percentPerDay: "Points perdus par jour en %",
  percentPerDayHint:
    "Pour chaque jour commencé depuis la date limite. Laissez vide si les tentatives en retard comptent en entier.",
  leastPercent: "Points conservés au minimum en %",
  leastPercentHint: "Quel que soit le retard.",
  graceMinutes: "Délai de grâce en minutes",
  graceMinutesHint: "Jusqu'à ce délai après la date limite, une tentative est à l'heure.",
  missingAfterDays: "Ce qui manque compte 0 après (jours)",
  missingAfterDaysHint: "Jours après la date limite. Laissez vide pour que ce qui manque reste vide.",
  extensionsTitle: "Prolongations",
  noExtensions: "Aucun élève n'a de prolongation.",
  extend: "Prolonger les dates limites",
  extendOne: "Prolonger la date limite",
  students: "Élèves",
  scenarios: "Scénarios",
  newDue: "Nouvelle date limite",
  reason: "Motif",
  reasonHint: "Les élèves peuvent lire ce motif.",
  extended: ({ extensions }) =>
    plural(extensions, { one: "Date limite prolongée.", other: "# dates limites prolongées." }),
  endExtension: "Retirer la prolongation",
  endExtensionOf: ({ name, scenarioTitle }) => `Retirer la prolongation de ${name} pour ${scenarioTitle}`,
  extensionRemoved: "Prolongation retirée. La date de la classe s'applique de nouveau.",
  extensionBy: ({ by, date }) => `${by}, ${date}`,
  late: "en retard",
  missing: "manquant",
  lateLegend: "‡ En retard",
  missingLegend: "∅ Rien remis, compte 0",
  lateGrade: ({ days, percent, points, left }) =>
    plural(days, {
      one: `# jour de retard : ${percent} % de moins, ${points} est devenu ${left}.`,
      other: `# jours de retard : ${percent} % de moins, ${points} est devenu ${left}.`,
    }),
  onTime: "À l'heure.",
  missingGrade: ({ date }) => `Rien n'a été remis avant le ${date}, donc cela compte 0.`,
  missingFrom: ({ date }) => `Sans tentative, cela compte 0 à partir du ${date}.`,
  extendedFrom: ({ date }) => `Prolongé ; date limite de la classe : ${date}.`,
  dueAt: ({ date }) => `À rendre avant le ${date}`,
  notYetOpen: ({ date }) => `Ce scénario ouvre le ${date}. Jouez-le à ce moment-là.`,
  unknownZone: "Choisissez un fuseau horaire dans la liste.",
  oneTarget: "Indiquez soit un scénario, soit une campagne.",
  dueBeforeOpening: "La date limite doit suivre l'ouverture.",
  noSuchTime: "Cette heure n'existe pas dans le fuseau horaire du cours. Saisissez-en une autre.",
  targetTwice: "Un scénario ou une campagne figure deux fois.",
  unknownTarget: "Un scénario ou une campagne n'est pas au programme de cette classe.",
  unknownStudent: "Un élève n'est pas dans cette classe.",
  studentRequired: "Choisissez au moins un élève.",
  scenarioRequired: "Choisissez au moins un scénario.",
  dueRequired: "Saisissez la nouvelle date limite.",
  tooManyStudents: ({ max }) => `Choisissez au plus ${max} élèves.`,
  tooManyScenarios: ({ max }) => `Choisissez au plus ${max} scénarios.`,
  tooManyAtOnce: ({ max }) =>
    `Cela fait plus de ${max} prolongations à la fois. Choisissez moins d'élèves ou de scénarios.`,
  tooMany: ({ max }) => `Une classe peut avoir au plus ${max} dates.`,
  tooManyChanges: ({ max }) => `Les dates de cette classe ont déjà été modifiées ${max} fois, ce qui est la limite.`,
  extensionEnded: "Cette prolongation a déjà été remplacée ou retirée.",
};
