import type { purchases as english } from "../en/purchases";
import type { Translation } from "../translation";

export const purchases: Translation<typeof english> = {
  pending: "Su pago todavía se está procesando. Espere un momento y envíe de nuevo. No se le cobrará dos veces.",
  otherAttempt:
    "Todavía se está procesando otro registro con este nombre de usuario o correo. Inténtelo de nuevo en unos minutos.",
  goingOn: ({ username }) => `El pago de «${username}» se está procesando. Esta página continúa en cuanto termine.`,
  keyUsed: "Esta compra se inició con otros datos. Vuelva a cargar la página e inténtelo de nuevo.",
  refunded: ({ reason }) => `${reason} Hemos cancelado la suscripción y le hemos devuelto el importe.`,
  subscriptionEnded: "La suscripción ha terminado.",
  abandoned: "El registro no se completó a tiempo. Inténtelo de nuevo.",
  overdue: ({ date }) => `Su último pago ha fallado. Pague antes del ${date} en Mi cuenta.`,
  taxPlaceUnknown: "No podemos determinar los impuestos. Compruebe el país de facturación y el código postal.",
  unavailable: "El proveedor de pagos no responde. Inténtelo de nuevo en unos minutos.",
  notOffered: "Stripe todavía no se ha cargado.",
  closed: "En este momento no se pueden comprar suscripciones. Inténtelo más tarde.",
};
