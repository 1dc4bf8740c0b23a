import { number } from "../format";
import { rich } from "../rich";
import type { subscriptions as english } from "../en/subscriptions";
import type { Translation } from "../translation";

export const subscriptions: Translation<typeof english> = {
  standing: ({ standing }) =>
    ({
      active: "Activa",
      cancelled: "Cancelada",
      overdue: "Pago vencido",
      unpaid: "No pagada",
      ended: "Finalizada",
    })[standing],
  billing: ({ interval, count }) =>
    count === 1
      ? {
          day: "Facturación diaria",
          week: "Facturación semanal",
          month: "Facturación mensual",
          year: "Facturación anual",
        }[interval]
      : {
          day: `Facturación cada ${number(count)} días`,
          week: `Facturación cada ${number(count)} semanas`,
          month: `Facturación cada ${number(count)} meses`,
          year: `Facturación cada ${number(count)} años`,
        }[interval],
  cost: ({ price, interval, count }) =>
    count === 1
      ? {
          day: `${price}, facturación diaria`,
          week: `${price}, facturación semanal`,
          month: `${price}, facturación mensual`,
          year: `${price}, facturación anual`,
        }[interval]
      : {
          day: `${price}, facturación cada ${number(count)} días`,
          week: `${price}, facturación cada ${number(count)} semanas`,
          month: `${price}, facturación cada ${number(count)} meses`,
          year: `${price}, facturación cada ${number(count)} años`,
        }[interval],
  offer: ({ cost }) => rich`Precio de una suscripción: ${cost}.`,
  portalUnavailable: "El portal de facturación no responde. Inténtelo de nuevo.",
  paymentMethodRequired: "El método de pago es obligatorio.",
  paymentMethodUnknown: "Este método de pago no es válido. Vuelva a introducir los datos de su tarjeta.",
};
