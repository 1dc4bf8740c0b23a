import type { handIn as english } from "../en/handIn";
import type { Translation } from "../translation";

export const handIn: Translation<typeof english> = {
  title: "Entregar un archivo",
  subtitle: "Para un intento que el dispositivo de un estudiante no pudo enviar",
  purpose:
    "El menú del simulador enumera los intentos que el servidor no ha recibido y puede guardar cada uno en un archivo. Entregue aquí el archivo: se califica como si lo hubiera enviado el dispositivo del estudiante y queda en el registro de auditoría. Un intento cuyo inicio no consta en el servidor no cuenta hasta que usted lo marque para que cuente en el expediente del estudiante.",
  attempt: "Archivo del intento",
  fileHint: "Un archivo llamado attempt-….json, de hasta 512 kB.",
  handIn: "Entregar",
  handingIn: "Entregando…",
  stored: ({ points, username, isLate, counts }) => {
    const stored = isLate
      ? `Intento de ${username} guardado como entregado tarde: ${points}.`
      : `Intento de ${username} guardado: ${points}.`;
    return counts ? stored : `${stored} Todavía no cuenta porque su inicio no consta en el servidor. Revíselo aquí.`;
  },
  tabTitle: "Entregar un archivo",
  noStart:
    "Entregado como archivo, y su inicio no consta en el servidor. Revíselo y márquelo para que cuente si no ve nada extraño.",
  fileRequired: "Elija el archivo que guardó el estudiante.",
  fileTooLarge: "El archivo debe tener 512 kB como máximo.",
  notAnAttempt: ({ path, problem }) =>
    problem === null
      ? `Esto no es un archivo de intento: falta ${path ?? "su contenido"}. Elija el archivo .json que guardó el simulador.`
      : `Esto no es un archivo de intento. Elija el archivo .json que guardó el simulador. ${path ?? "Archivo"}: ${problem}`,
  notJson: "Este archivo no es JSON. Elija el archivo .json que guardó el simulador.",
  notYourStudent: "Este intento no es de ningún estudiante de sus clases.",
  alreadyArrived: "Este intento ya ha llegado. No hace falta entregarlo.",
};
