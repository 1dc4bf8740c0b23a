import { plural } from "../format";
import type { limits as english } from "../en/limits";
import type { Translation } from "../translation";

export const limits: Translation<typeof english> = {
  tooMany: ({ what, seconds }) => {
    const wait =
      seconds <= 90
        ? plural(seconds, { one: "# segundo", other: "# segundos" })
        : plural(Math.ceil(seconds / 60), { one: "# minuto", other: "# minutos" });
    return {
      tries: `Demasiados intentos. Inténtelo de nuevo en ${wait}.`,
      starts: `Ha iniciado demasiados escenarios. Puede continuar los que ya ha iniciado, o iniciar otro en ${wait}.`,
      answers: `Está enviando respuestas demasiado rápido. Envíe esta de nuevo en ${wait}.`,
      gameStarts: `Ha abierto el juego demasiadas veces. Vuelva a cargar la página en ${wait}.`,
      calls: `Demasiadas llamadas con este token. Inténtelo de nuevo en ${wait}.`,
      addresses: `Se han cambiado demasiadas direcciones de correo. Cambie más en ${wait}.`,
      matches: `Está empezando demasiadas partidas. Empiece otra en ${wait}.`,
      burns: `Está enviando encendidos demasiado rápido. Envíe este de nuevo en ${wait}.`,
      copies: "Ha creado todas las copias posibles en un día. Inténtelo de nuevo mañana.",
    }[what];
  },
  tooManyPasswords: ({ seconds }) =>
    seconds <= 90
      ? `Demasiados intentos. Inténtelo de nuevo en ${plural(seconds, { one: "# segundo", other: "# segundos" })}, o inicie sesión ya con un enlace de restablecimiento enviado por correo.`
      : `Demasiados intentos. Inténtelo de nuevo en ${plural(Math.ceil(seconds / 60), { one: "# minuto", other: "# minutos" })}, o inicie sesión ya con un enlace de restablecimiento enviado por correo.`,
};
