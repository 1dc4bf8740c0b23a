import type { contractChecks as english } from "../en/contractChecks";
import type { Translation } from "../translation";

export const contractChecks: Translation<typeof english> = {
  notRunning: "El juego no está en marcha.",
  loadCheck: "La compilación arranca",
  running: "El juego está en marcha.",
  loading: "Cargando…",
  waiting: "Esperando al juego",
  taken: "El juego lo ha aceptado.",
  sent: "El juego acaba de enviarlo.",
  attemptCheck: "Intento",
  attemptSeen: "El juego ha entregado un intento. No se ha guardado.",
  attemptHint: "Termine un escenario en el juego para comprobarlo.",
};
