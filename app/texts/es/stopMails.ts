import type { stopMails as english } from "../en/stopMails";
import type { Translation } from "../translation";

export const stopMails: Translation<typeof english> = {
  title: "Dejar de recibir correos",
  question: ({ kind }) =>
    ({
      feedback: "¿Dejar de recibir correos sobre comentarios nuevos?",
      dueDates: "¿Dejar de recibir correos que recuerdan las fechas de entrega?",
    })[kind],
  stop: "Dejar de recibirlos",
  stopped: ({ kind }) =>
    ({
      feedback: "Ya no recibirá correos sobre comentarios nuevos.",
      dueDates: "Ya no recibirá recordatorios de las fechas de entrega.",
    })[kind],
  account: "Cambiar todos los ajustes de correo en su cuenta",
};
