import type { webhooks as english } from "../en/webhooks";
import { number, plural } from "../format";
import { rich } from "../rich";
import type { Translation } from "../translation";

export const webhooks: Translation<typeof english> = {
  pageTitle: "Webhooks",
  open: "Configurar webhooks",
  hint: "Apsis puede avisar a sus otros sistemas cuando ocurre algo en sus cursos: cada evento se envía en una solicitud HTTPS firmada.",
  endpointsTitle: "Destinos",
  none: "Aún no hay destinos. Añada la dirección de un sistema al que avisar.",
  addTitle: "Nuevo destino",
  add: "Añadir destino",
  address: "Dirección",
  addressHint: "Empieza por https://. El sistema responde en 10 segundos como máximo, con un estado de 200 a 299.",
  events: "Eventos",
  eventName: ({ type }) =>
    ({
      "attempt.recorded": "Intento registrado",
      "grade.changed": "Nota modificada",
      "class.started": "Clase iniciada",
      "class.ended": "Clase finalizada",
      "person.joined": "Una persona se unió a un curso",
      "person.left": "Una persona dejó un curso",
    })[type],
  eventMeaning: ({ type }) =>
    ({
      "attempt.recorded": "Una persona terminó un intento.",
      "grade.changed":
        "Cuenta otro intento de una persona en un escenario de una clase, o ya ninguno. Entonces attemptId y score son null.",
      "class.started": "Una clase empezó, a mano o según lo previsto, o se reanudó.",
      "class.ended": "Una clase finalizó, a mano o según lo previsto.",
      "person.joined": "Una persona pasó a ser miembro de un curso.",
      "person.left": "Una persona ya no es miembro de un curso. Al eliminar un curso no se envía nada.",
    })[type],
  contentsTitle: "Qué se envía",
  contentsHint:
    "Cada solicitud lleva las cabeceras webhook-id, webhook-timestamp y webhook-signature de Standard Webhooks. El mismo webhook-id puede llegar más de una vez. Las personas se nombran solo por su ID.",
  secretOnce: "Copie el secreto ahora. No podrá verlo de nuevo, pero podrá sustituirlo.",
  copySecret: "Copiar secreto",
  secretHint: "Con él se comprueban las firmas. Bibliotecas para muchos lenguajes: standardwebhooks.com",
  on: "Activo",
  off: "Inactivo",
  failing: "Con fallos",
  manage: ({ host, unseen }) => rich`Abrir${unseen(` ${host}`)}`,
  saved: "Guardado.",
  switchedOn: "El destino está activo.",
  switchedOff: "El destino está inactivo.",
  deleted: "El destino se eliminó.",
  testSent: "El evento de prueba está en camino.",
  replayed: "El evento se está enviando de nuevo.",
  sendTest: "Enviar evento de prueba",
  switchOn: "Activar",
  switchOff: "Desactivar",
  delete: "Eliminar destino",
  deleteHint: "También se eliminan sus envíos.",
  secretTitle: "Secreto",
  replace: "Sustituir secreto",
  replaceHint:
    "Durante un día, las solicitudes se firman con ambos secretos, para que pueda cambiarlo en su sistema sin interrupción.",
  replacedOn: ({ dateTime }) => `En uso desde el ${dateTime}.`,
  formerUntil: ({ dateTime }) => `El secreto anterior también firma hasta el ${dateTime}.`,
  failingSince: ({ dateTime }) =>
    `Ningún envío ha tenido éxito desde el ${dateTime}. Después de tres días, el destino se desactiva.`,
  wasSwitchedOff: ({ dateTime }) =>
    `El destino se desactivó el ${dateTime} porque sus envíos fallaban. Revise las respuestas de abajo y actívelo de nuevo.`,
  settingsTitle: "Ajustes",
  deliveriesTitle: "Envíos",
  deliveriesHint:
    "Los envíos fallidos se reintentan durante un día. Cuánto tiempo se conservan se ajusta en Conservación.",
  noDeliveries: "Aún no se ha enviado nada. Envíe un evento de prueba para ver cómo responde su sistema.",
  waiting: ({ count }) =>
    plural(count, { one: "# envío en espera.", many: "# de envíos en espera.", other: "# envíos en espera." }),
  event: "Evento",
  time: "Hora",
  tries: "Tentativas",
  answer: "Respuesta",
  stateOf: ({ state }) =>
    ({ delivered: "Entregado", failed: "Fallido", waiting: "En espera", retrying: "Se reintentará" })[state],
  state: "Estado",
  show: ({ event, unseen }) => rich`Detalles${unseen(` ${event}`)}`,
  older: "Envíos anteriores",
  newest: "Envíos más recientes",
  deliveryTitle: "Envío",
  back: "Todos los envíos",
  replay: "Enviar de nuevo",
  request: "Solicitud",
  noRequest: "Aún no se ha enviado nada.",
  noAnswer: "No hay respuesta.",
  cut: "Solo se guardan los primeros 4 kB de una respuesta.",
  status: ({ status, ms }) => `Estado ${status} tras ${number(ms)} ms`,
  nextTry: ({ dateTime }) => `Próxima tentativa: ${dateTime}`,
  eventId: "ID del evento (webhook-id)",
  headers: "Cabeceras",
  body: "Contenido",
  failure: ({ error }) =>
    ({
      private: "La dirección pertenece a una red privada. Quien opera este sitio puede permitirla.",
      address: "No se puede llamar a la dirección.",
      timeout: "No llegó una respuesta completa en 10 segundos.",
      secret: "El secreto ya no se puede leer. Sustitúyalo.",
      ENOTFOUND: "El nombre de la dirección no se conoce (ENOTFOUND).",
      ECONNREFUSED: "La conexión fue rechazada (ECONNREFUSED).",
    })[error] ?? `La conexión falló (${error}).`,
  addressInvalid: "Introduzca una dirección que empiece por https://.",
  addressTooLong: ({ max }) => `La dirección debe tener ${number(max)} caracteres como máximo.`,
  addressRefused:
    "No se puede llamar a esta dirección. Necesita https, sin usuario ni contraseña, y no debe estar en una red privada.",
  eventsRequired: "Elija al menos un evento.",
  tooManyEndpoints: ({ max }) => `Ya hay ${number(max)} destinos. Elimine uno primero.`,
  formUsed: "Recargue la página e inténtelo de nuevo.",
  notReplayable: "Este envío aún está en curso.",
  switchOnFirst: "Active primero el destino.",
  offMailSubject: ({ productName }) => `${productName}: se desactivó un webhook`,
  offMail: ({ host }) =>
    `Los envíos al destino del webhook en ${host} han fallado, así que lo desactivamos. Los eventos desde entonces no se le envían.`,
  offMailNext: "Vea cómo respondió y actívelo de nuevo cuando funcione:",
};
