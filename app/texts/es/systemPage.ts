import { plural } from "../format";
import { rich } from "../rich";
import type { systemPage as english } from "../en/systemPage";
import type { Translation } from "../translation";

export const systemPage: Translation<typeof english> = {
  auditTrail: "Registro de auditoría",
  searchLabel: "Buscar en el registro de auditoría",
  openFirstSteps: "Abrir primeros pasos",
  changes: "Cambios",
  when: "Cuándo",
  whatHappened: "Qué ocurrió",
  signIn: "Inicio de sesión",
  bannerMessage: "Mensaje de aviso",
  send: "Enviar",
  sending: "Enviando…",
  bannerHint: "Para quitar el aviso, envíe un mensaje en blanco.",
  startDate: "Fecha de inicio",
  emptyDateHint: "Déjela en blanco para empezar ahora",
  endDate: "Fecha de fin",
  emptyEndHint: "Déjela en blanco para terminar ahora",
  noMessage: "Ningún mensaje",
  shownUntil: ({ dateTime }) => `Se muestra hasta el ${dateTime}`,
  shownFrom: ({ dateTime }) => `Se muestra desde el ${dateTime}`,
  endedOn: ({ dateTime }) => `Terminó el ${dateTime}`,
  emailsFailing: ({ waiting, dateTime, lastError }) =>
    plural(waiting, {
      one: `# correo espera desde el ${dateTime}. Última respuesta del servidor de correo: ${lastError}`,
      other: `# correos esperan, el más antiguo desde el ${dateTime}. Última respuesta del servidor de correo: ${lastError}`,
    }),
  emailAccepted: ({ dateTime }) => `El servidor de correo aceptó el último correo el ${dateTime}.`,
  noEmailAccepted: "El servidor de correo todavía no ha aceptado ningún correo.",
  emailsWaiting: ({ waiting }) =>
    plural(waiting, { one: "# correo pendiente de envío.", other: "# correos pendientes de envío." }),
  noEmailWaiting: "No hay correos pendientes.",
  emailsGivenUp: ({ givenUp }) =>
    plural(givenUp, {
      one: "# correo no se pudo entregar en cinco días.",
      other: "# correos no se pudieron entregar en cinco días.",
    }),
  message: "Mensaje",
  messageHint: ({ bannerLimit }) =>
    `Hasta ${bannerLimit} caracteres. La barra muestra el principio; su botón de información abre el mensaje completo.`,
  openContent: "Abrir Contenido",
  payments: "Pagos",
  notSelling: ({ problem }) =>
    `No se pueden comprar suscripciones: ${problem}. Configure STRIPE_PRICE_ID con un precio activo y recurrente.`,
  auditTrailFailed: "No se pudo obtener el registro de auditoría",
  pageTitle: "Sistema",
  firstSteps: "Primeros pasos",
  noMailHint:
    "SMTP_URL no está configurado, así que los correos solo se guardan en la carpeta «outbox» de los datos del servidor.",
  bannerRemoved: "Aviso quitado.",
  bannerOver: "Aviso guardado, pero no se muestra porque ya ha terminado. Elija una fecha de fin futura.",
  bannerSent: "Aviso enviado.",
  noChanges: "No hay cambios",
  nothingFound: "Busque el principio de un nombre de usuario, de una acción como user.delete o de lo que se cambió.",
  noChangesHint: "Aquí aparecen los cambios hechos por la administración.",
  somebody: "Alguien",
  otherAddress: ({ currentUrl, appUrl }) =>
    appUrl === null
      ? rich`Este sitio se usa en ${currentUrl}, pero APP_URL no está configurado, así que los enlaces de los correos llevan a otro lugar. Configure APP_URL y haga que el proxy transmita Host o X-Forwarded-Host.`
      : rich`Este sitio se usa en ${currentUrl}, pero APP_URL es ${appUrl}, así que los enlaces de los correos llevan allí. Corrija APP_URL y haga que el proxy transmita Host o X-Forwarded-Host.`,
  charactersLeft: ({ left }) => plural(left, { one: "Queda # carácter", other: "Quedan # caracteres" }),
  bannerOrder: "La fecha de inicio debe ser anterior a la fecha de fin",
  bannerPast: "La fecha de fin no puede estar en el pasado.",
  bannerTooLong: ({ max }) => `El mensaje debe tener ${max} caracteres como máximo.`,
  bannerNotText: "El mensaje debe ser texto.",
};
