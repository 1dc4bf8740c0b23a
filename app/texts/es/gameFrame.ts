import type { gameFrame as english } from "../en/gameFrame";
import type { Translation } from "../translation";

export const gameFrame: Translation<typeof english> = {
  starting: "Iniciando…",
  opening: "Abriendo…",
  tryAgain: "Reintentar",
  notOpened: ({ reason }) => `No se pudo abrir. ${reason}`,
  fileFailed: ({ file, status }) => `${file} respondió ${status}.`,
  programNotLoaded: "No se pudo cargar el programa. Compruebe la conexión. Si eso no ayuda, vuelva a cargar la página.",
  classNotRead: ({ reason }) =>
    `No se pudo cargar su clase. ${reason} El sandbox funciona; para todo lo demás, vuelva a cargar la página.`,
  scenarioNotFound: "Este escenario no forma parte de su clase. Elija otro.",
  earlierAttemptSaved: "Se ha guardado un intento anterior.",
  clipboardDenied: "Su navegador no permite que el juego lea el portapapeles. Pegue en el campo con el teclado.",
  leaveTitle: ({ activity }) => ({ flight: "¿Salir del vuelo?", lesson: "¿Salir de la lección?" })[activity],
  leaveHint: "Su progreso está guardado. Puede continuar donde lo dejó.",
  stay: "Quedarse",
  leave: "Salir",
};
