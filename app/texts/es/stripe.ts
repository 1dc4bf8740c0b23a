import type { stripe as english } from "../en/stripe";
import type { Translation } from "../translation";

export const stripe: Translation<typeof english> = {
  cardUnknown: "Se ha producido un error desconocido.",
  priceArchived: ({ id }) => `El precio ${id} está archivado en Stripe.`,
  priceNotRecurring: ({ id }) => `El precio ${id} no es recurrente con un importe fijo.`,
  reportNotJson: "El evento no es JSON válido.",
  reportNotEvent: "El cuerpo no es un evento.",
  productName: ({ productName }) => `Suscripción a ${productName}`,
};
