import type { gameContract as english } from "../en/gameContract";
import type { Translation } from "../translation";

export const gameContract: Translation<typeof english> = {
  checks: "Comprobaciones",
  header: "Contrato del juego",
  previewSubtitle: "Solo lo ve usted. Los estudiantes no reciben este juego a menos que usted lo ofrezca.",
  subtitle: "Comprueba si esta página y el juego que reciben los estudiantes pueden intercambiar sus mensajes.",
  needsScripts: "El juego empieza en cuanto se hayan cargado los scripts de esta página.",
  loading: "Cargando…",
  backToContent: "Volver a Contenido",
  playHint:
    "Juegue como lo haría un estudiante. Cerrar sesión y Salir solo se registran aquí. No se guarda nada de lo que envía el juego: los intentos reciben respuesta y todas las demás peticiones se rechazan.",
  trustHint:
    "Esto detecta errores, no compilaciones maliciosas: sin GAME_ORIGIN, el juego se ejecuta con su sesión y podría eludir estas comprobaciones. Vea solo compilaciones en las que confíe.",
  checkState: ({ state }) => ({ waiting: "En espera", good: "Correcto", bad: "Falta", unknown: "Desconocido" })[state],
  pageTitle: "Contrato del juego",
  previewOf: ({ title }) => `Vista previa de ${title}`,
  notPlayable: ({ problems }) => `No se puede jugar al juego. ${problems.join(" ")}`,
  nothingStored: "Esto es una vista previa. No se guarda nada.",
  methodInFiles:
    "La compilación contiene un método con este nombre. Abra la vista previa del juego para ver si acepta el mensaje.",
  methodMissing: "La compilación no contiene ningún método con este nombre.",
  noEvents: ({ caller }) => `La compilación no envía eventos: nunca llama a ${caller}.`,
  eventSent: "La compilación contiene código que envía este evento.",
  eventMissing: "La compilación no menciona este evento.",
  eventUnknown: ({ event }) =>
    ({
      LogOut: "Los archivos no lo muestran. Para comprobarlo, cierre sesión en la vista previa.",
      Quit: "Los archivos no lo muestran. Para comprobarlo, pulse Salir en la vista previa.",
      ClipboardRequest: "Los archivos no lo muestran. Para comprobarlo, pegue algo en la vista previa.",
    })[event],
  contractRemark: ({ startupMethod, clipboardMethod }) =>
    `Esta compilación no parece contener ${startupMethod} ni ninguno de los eventos de la página, así que no sabrá quién está jugando. Si su objeto y sus métodos tienen otros nombres, configure GAME_STARTUP_METHOD (ahora ${startupMethod}) y GAME_CLIPBOARD_METHOD (ahora ${clipboardMethod}).`,
};
