import { plural } from "../format";
import type { dueDates as english } from "../en/dueDates";
import type { Translation } from "../translation";

export const dueDates: Translation<typeof english> = {
  title: "Fechas de entrega",
  intro:
    "Los estudiantes ven estas fechas en el juego, en sus resultados y en su calendario. Los cambios se aplican de inmediato.",
  timeZone: "Zona horaria del curso",
  timeZoneHint: "Las fechas se introducen y se muestran en esta zona horaria.",
  timesIn: ({ zone }) => `Horas en ${zone}.`,
  opens: "Apertura",
  due: "Entrega",
  opensOf: ({ title }) => `Apertura de ${title}`,
  dueOf: ({ title }) => `Entrega de ${title}`,
  campaignHint: "Se aplica a todos los escenarios de la campaña que no tienen fechas propias.",
  scenariosOf: ({ dated }) =>
    dated === 0 ? "Fechas de escenarios concretos" : `Fechas de escenarios concretos (${dated} definidas)`,
  save: "Guardar fechas de entrega",
  saved: "Fechas de entrega guardadas.",
  savedOver: ({ by }) =>
    `Fechas de entrega guardadas. ${by} cambió fechas mientras usted editaba; compruebe que sean correctas.`,
  unchanged: "No ha cambiado nada.",
  noScenarios: "El plan de estudios de esta clase aún no tiene escenarios.",
  lateRule: ({ percent, least, grace }) =>
    `Los intentos con retraso pierden un ${percent} % de sus puntos por cada día empezado, hasta el ${least} %.` +
    (grace === 0 ? "" : ` Los primeros ${grace} min tras la fecha de entrega no cuentan.`),
  noLateRule: "Los intentos con retraso cuentan completos.",
  missingRule: ({ days }) =>
    days === 0
      ? "Sin intento, un escenario cuenta como 0 en cuanto vence."
      : plural(days, {
          one: "Sin intento, un escenario cuenta como 0 a partir de # día después de la entrega.",
          other: "Sin intento, un escenario cuenta como 0 a partir de # días después de la entrega.",
        }),
  noMissingRule: "Los escenarios sin intento quedan en blanco.",
  changeRules: "Cambiar estas reglas",
  lateTitle: "Retrasos y entregas que faltan",
  percentPerDay: "Puntos perdidos por día en %",
  percentPerDayHint:
    "Por cada día empezado desde la entrega. Déjelo en blanco si los intentos con retraso cuentan completos.",
  leastPercent: "Puntos que quedan como mínimo en %",
  leastPercentHint: "Por mucho que se retrase un intento.",
  graceMinutes: "Margen en minutos",
  graceMinutesHint: "Hasta este tiempo después de la entrega, un intento es puntual.",
  missingAfterDays: "Lo que falta cuenta como 0 tras (días)",
  missingAfterDaysHint: "Días después de la entrega. Déjelo en blanco para que lo que falta quede en blanco.",
  extensionsTitle: "Prórrogas",
  noExtensions: "Ningún estudiante tiene prórroga.",
  extend: "Ampliar fechas de entrega",
  extendOne: "Ampliar fecha de entrega",
  students: "Estudiantes",
  scenarios: "Escenarios",
  newDue: "Nueva fecha de entrega",
  reason: "Motivo",
  reasonHint: "Los estudiantes pueden leer este motivo.",
  extended: ({ extensions }) =>
    plural(extensions, { one: "Fecha de entrega ampliada.", other: "# fechas de entrega ampliadas." }),
  endExtension: "Quitar prórroga",
  endExtensionOf: ({ name, scenarioTitle }) => `Quitar la prórroga de ${name} en ${scenarioTitle}`,
  extensionRemoved: "Prórroga quitada. Vuelve a aplicarse la fecha de la clase.",
  extensionBy: ({ by, date }) => `${by}, ${date}`,
  late: "tarde",
  missing: "sin entregar",
  lateLegend: "‡ Tarde",
  missingLegend: "∅ Sin entregar, cuenta como 0",
  lateGrade: ({ days, percent, points, left }) =>
    plural(days, {
      one: `# día de retraso: un ${percent} % menos, de ${points} quedan ${left}.`,
      other: `# días de retraso: un ${percent} % menos, de ${points} quedan ${left}.`,
    }),
  onTime: "A tiempo.",
  missingGrade: ({ date }) => `No se entregó nada antes del ${date}, así que cuenta como 0.`,
  missingFrom: ({ date }) => `Sin intento, cuenta como 0 a partir del ${date}.`,
  extendedFrom: ({ date }) => `Ampliada; la fecha de la clase era el ${date}.`,
  dueAt: ({ date }) => `Entrega: ${date}`,
  notYetOpen: ({ date }) => `Este escenario se abre el ${date}. Juéguelo entonces.`,
  calendarTitle: "Calendario y recordatorios",
  calendarIntro: "Suscríbase a sus fechas de entrega en el calendario de su teléfono u ordenador.",
  calendarNew: "Crear dirección de calendario",
  calendarReplace: "Reemplazar dirección de calendario",
  calendarRemove: "Quitar dirección de calendario",
  calendarShown:
    "Copie esta dirección en su calendario. Cualquiera que la tenga puede leer sus fechas de entrega. Se muestra una sola vez.",
  calendarCopy: "Copiar dirección de calendario",
  calendarSince: ({ date, lastRead }) =>
    lastRead === null
      ? `Su dirección de calendario se creó el ${date} y aún no se ha leído.`
      : `Su dirección de calendario se creó el ${date} y se leyó por última vez el ${lastRead}.`,
  calendarRemoved: "Dirección de calendario quitada. Los calendarios ya no pueden leerla.",
  calendarName: ({ productName }) => `${productName}: fechas de entrega`,
  calendarEvent: ({ scenarioTitle, courseName }) => `Entrega: ${scenarioTitle} (${courseName})`,
  reminders: "Enviarme un correo un día antes de una entrega",
  remindersSaved: "Guardado.",
  mailSubject: ({ scenarios, productName }) =>
    plural(scenarios, {
      one: `Entrega próxima - ${productName}`,
      other: `# escenarios por entregar pronto - ${productName}`,
    }),
  mailText: ({ username, scenarios }) =>
    plural(scenarios, {
      one: `Hola ${username}, este escenario vence pronto y aún no lo ha jugado:`,
      other: `Hola ${username}, estos escenarios vencen pronto y aún no los ha jugado:`,
    }),
  mailLine: ({ scenarioTitle, courseName, date }) => `${scenarioTitle} (${courseName}): entrega ${date}`,
  mailStop: "Recibe este correo porque pidió recordatorios. Puede desactivarlos en su cuenta.",
  unknownZone: "Elija una zona horaria de la lista.",
  oneTarget: "Indique un escenario o una campaña.",
  dueBeforeOpening: "La entrega debe ser posterior a la apertura.",
  noSuchTime: "Esta hora no existe en la zona horaria del curso. Introduzca otra.",
  targetTwice: "Un escenario o una campaña aparece dos veces.",
  unknownTarget: "Un escenario o una campaña no está en el plan de estudios de esta clase.",
  unknownStudent: "Un estudiante no está en esta clase.",
  studentRequired: "Elija al menos un estudiante.",
  scenarioRequired: "Elija al menos un escenario.",
  dueRequired: "Introduzca la nueva fecha de entrega.",
  tooManyStudents: ({ max }) => `Elija como máximo ${max} estudiantes.`,
  tooManyScenarios: ({ max }) => `Elija como máximo ${max} escenarios.`,
  tooManyAtOnce: ({ max }) => `Son más de ${max} prórrogas a la vez. Elija menos estudiantes o escenarios.`,
  tooMany: ({ max }) => `Una clase puede tener como máximo ${max} fechas.`,
  tooManyChanges: ({ max }) => `Las fechas de esta clase ya se han cambiado ${max} veces, que es el límite.`,
  notDue: "Un escenario no tiene fecha de entrega que ampliar. Defina primero su fecha.",
  extensionEnded: "Esta prórroga ya se ha reemplazado o quitado.",
};
