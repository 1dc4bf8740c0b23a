import type { gameDelivery as english } from "../en/gameDelivery";
import type { Translation } from "../translation";

export const gameDelivery: Translation<typeof english> = {
  signIn: "Iniciar sesión de nuevo",
  compareFlight: "Comparar este vuelo con el mejor de la clase",
  sending: "Guardando...",
  waiting:
    "Todavía sin guardar. El intento está almacenado en este dispositivo y se enviará cuando haya conexión con el servidor.",
  signedOut:
    "Todavía sin guardar: su sesión se ha cerrado. El intento está almacenado en este dispositivo y se enviará cuando inicie sesión.",
  otherUser:
    "Todavía sin guardar: otra persona ha iniciado sesión aquí. El intento está almacenado en este dispositivo y se enviará cuando usted vuelva a iniciar sesión.",
  tooEarly: ({ reason }) =>
    `Todavía sin entregar. ${reason} El intento está almacenado en este dispositivo y se enviará automáticamente.`,
  refused: ({ reason }) =>
    `El servidor no ha aceptado este intento. ${reason} Está almacenado en este dispositivo y aparece en el menú.`,
  saved: "Guardado.",
  recounted: ({ score, maxScore, points }) =>
    `El servidor ha recalculado la puntuación a partir de lo que hizo: ${score} de ${maxScore} en lugar de los ${points} que se muestran aquí.`,
  countedOtherwise: ({ score, maxScore, points }) =>
    `El servidor cuenta ${score} de ${maxScore} en lugar de los ${points} que se muestran aquí.`,
  late: "La clase había terminado, así que consta como entregado tarde.",
  unsentTitle: "Intentos sin guardar",
  otherClassScenario: "Un escenario de otra clase",
  scoreOf: ({ points, maxPoints }) => `${points} de ${maxPoints}`,
  toBeGraded: "Sin calificar",
  waits: "A la espera del servidor o de que inicie sesión.",
  notTaken: ({ reason }) => `No aceptado: ${reason}`,
  sendAgain: "Enviar de nuevo",
  sendNamedAgain: ({ name }) => `Enviar «${name}» de nuevo`,
  saveAsFile: "Guardar en archivo",
  saveNamedAsFile: ({ name }) => `Guardar «${name}» en un archivo`,
};
