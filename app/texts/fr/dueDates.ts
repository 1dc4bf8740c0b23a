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
    `Dates limites enregistrées. ${by} a modifié des dates pendant votre saisie ; vérifiez qu'elles sont correctes.`,
  unchanged: "Rien n'a changé.",
  noScenarios: "Le programme de cette classe n'a pas encore de scénarios.",
  lateRule: ({ percent, least, grace }) =>
    `Les tentatives en retard perdent ${percent} % de leurs points par jour commencé, jusqu'à ${least} %.` +
    (grace === 0 ? "" : ` Les ${grace} premières minutes après la date limite sont offertes.`),
  noLateRule: "Les tentatives en retard comptent en entier.",
  missingRule: ({ days }) =>
    days === 0
      ? "Sans tentative, un scénario compte pour 0 dès sa date limite."
      : plural(days, {
          one: "Sans tentative, un scénario compte pour 0 à partir de # jour après sa date limite.",
          other: "Sans tentative, un scénario compte pour 0 à partir de # jours après sa date limite.",
        }),
  noMissingRule: "Les scénarios sans tentative restent vides.",
  changeRules: "Modifier ces règles",
  lateTitle: "Retards et travaux manquants",
  percentPerDay: "Points perdus par jour en %",
  percentPerDayHint:
    "Pour chaque jour commencé depuis la date limite. Laissez vide si les tentatives en retard comptent en entier.",
  leastPercent: "Points conservés au minimum en %",
  leastPercentHint: "Quel que soit le retard.",
  graceMinutes: "Délai de grâce en minutes",
  graceMinutesHint: "Jusqu'à ce délai après la date limite, une tentative est à l'heure.",
  missingAfterDays: "Ce qui manque compte pour 0 après (jours)",
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
  missingLegend: "∅ Rien remis, compte pour 0",
  lateGrade: ({ days, percent, points, left }) =>
    plural(days, {
      one: `# jour de retard : ${percent} % de moins, ${points} est devenu ${left}.`,
      other: `# jours de retard : ${percent} % de moins, ${points} est devenu ${left}.`,
    }),
  onTime: "À l'heure.",
  missingGrade: ({ date }) => `Rien n'a été remis avant le ${date}, donc cela compte pour 0.`,
  missingFrom: ({ date }) => `Sans tentative, cela compte pour 0 à partir du ${date}.`,
  extendedFrom: ({ date }) => `Prolongé ; date limite de la classe : ${date}.`,
  dueAt: ({ date }) => `À rendre avant le ${date}`,
  notYetOpen: ({ date }) => `Ce scénario ouvre le ${date}. Jouez-le à ce moment-là.`,
  calendarTitle: "Agenda et rappels",
  calendarIntro: "Abonnez-vous à vos dates limites dans l'agenda de votre téléphone ou de votre ordinateur.",
  calendarNew: "Créer une adresse d'agenda",
  calendarReplace: "Remplacer l'adresse d'agenda",
  calendarRemove: "Retirer l'adresse d'agenda",
  calendarShown:
    "Copiez cette adresse dans votre agenda. Toute personne qui l'a peut lire vos dates limites. Elle n'est affichée qu'une fois.",
  calendarCopy: "Copier l'adresse d'agenda",
  calendarSince: ({ date, lastRead }) =>
    lastRead === null
      ? `Votre adresse d'agenda a été créée le ${date} et n'a pas encore été lue.`
      : `Votre adresse d'agenda a été créée le ${date} et lue pour la dernière fois le ${lastRead}.`,
  calendarRemoved: "Adresse d'agenda retirée. Les agendas ne peuvent plus la lire.",
  calendarName: ({ productName }) => `${productName} : dates limites`,
  calendarEvent: ({ scenarioTitle, courseName }) => `À rendre : ${scenarioTitle} (${courseName})`,
  reminders: "M'envoyer un e-mail la veille d'une date limite",
  remindersSaved: "Enregistré.",
  mailSubject: ({ scenarios, productName }) =>
    plural(scenarios, {
      one: `Bientôt à rendre - ${productName}`,
      other: `# scénarios bientôt à rendre - ${productName}`,
    }),
  mailText: ({ username, scenarios }) =>
    plural(scenarios, {
      one: `Bonjour ${username}, ce scénario est bientôt à rendre et vous ne l'avez pas encore joué :`,
      other: `Bonjour ${username}, ces scénarios sont bientôt à rendre et vous ne les avez pas encore joués :`,
    }),
  mailLine: ({ scenarioTitle, courseName, date }) => `${scenarioTitle} (${courseName}) : avant le ${date}`,
  mailStop:
    "Vous recevez cet e-mail parce que vous avez demandé des rappels. Vous pouvez les désactiver dans votre compte.",
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
  notDue: "Un scénario n'a pas de date limite à prolonger. Définissez d'abord sa date limite.",
  extensionEnded: "Cette prolongation a déjà été remplacée ou retirée.",
};
