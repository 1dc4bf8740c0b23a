import type { paymentMails as english } from "../en/paymentMails";
import type { Translation } from "../translation";

export const paymentMails: Translation<typeof english> = {
  overdueSubject: ({ productName }) => `Su pago de ${productName} ha fallado`,
  overdue: ({ username }) => `No hemos podido cobrar la suscripción de su cuenta «${username}».`,
  payUntil: ({ date }) =>
    `Su cuenta sigue abierta hasta el ${date} (UTC). Antes de esa fecha, indique otra tarjeta o pague la factura pendiente:`,
  reminderSubject: ({ productName, date }) => `Su cuenta de ${productName} se cierra el ${date}`,
  reminder: ({ username, date }) =>
    `El pago de la suscripción de su cuenta «${username}» sigue pendiente. A partir del ${date} (UTC) no podrá iniciar sesión para jugar.`,
  payNow: "Indique otra tarjeta o pague la factura pendiente aquí:",
  payLater: "Después de ese día, inicie sesión como siempre: en la página que se abre podrá volver a pagar.",
  receiptSubject: ({ productName }) => `Su recibo de ${productName}`,
  thanks: "Gracias. Hemos recibido su pago:",
  account: "Cuenta",
  subscription: "Suscripción",
  amount: "Importe",
  taxIncluded: "Impuestos incluidos",
  paidOn: "Fecha de pago",
  nextPayment: "Próximo pago",
  cancelAnytime:
    "Puede cancelar cuando quiera. Después de iniciar sesión, encontrará su suscripción, las facturas y la tarjeta en esta página:",
};
