import { plural } from "../format";
import { rich } from "../rich";
import type { claims as english } from "../en/claims";
import type { Translation } from "../translation";

export const claims: Translation<typeof english> = {
  takenBackCount: ({ takenBack }) =>
    plural(takenBack, {
      one: "Aceptación deshecha. # declaración ya no cuenta.",
      other: "Aceptación deshecha. # declaraciones ya no cuentan.",
    }),
  acceptedToast: "Declaración aceptada.",
  takenBackToast: "Aceptación deshecha. La declaración ya no cuenta.",
  scenario: "Escenario",
  verifiedBest: "Mejor verificada",
  received: "Recibida",
  acceptedBy: ({ by }) => `aceptada por ${by}`,
  openAccept: ({ points, studentName, scenarioTitle, unseen }) =>
    rich`Aceptar${"…"}${unseen(` ${points} de ${studentName} en ${scenarioTitle}`)}`,
  takeBack: ({ points, studentName, scenarioTitle, unseen }) =>
    rich`Deshacer${unseen(` la aceptación de ${points}, ${studentName} en ${scenarioTitle}`)}`,
  accept: ({ points, studentName, scenarioTitle, unseen }) =>
    rich`Aceptar${unseen(` ${points} de ${studentName} en ${scenarioTitle}`)}`,
  title: "Declaraciones",
  purpose:
    "Las declaraciones son puntos que un juego comunicó sin pruebas de cómo se obtuvieron. Donde califica el servidor, no cuentan hasta que usted las acepte.",
  cut: ({ limit }) =>
    `Solo se muestran las ${limit} declaraciones más antiguas. Decida sobre ellas para ver las siguientes.`,
  waiting: "Pendientes",
  acceptAll: "Aceptar todas",
  acceptAllHint: "«Aceptar todas» omite a quienes ya tienen puntos verificados en el mismo escenario.",
  noneHint: "Aquí aparecen las declaraciones nuevas cuando un juego comunica puntos sin pruebas.",
  accepted: "Aceptadas",
  takeBackAll: "Deshacer todas",
  noneWaiting: "No hay declaraciones pendientes",
  acceptedCount: ({ accepted, left }) =>
    left > 0
      ? plural(accepted, {
          one: `# declaración aceptada; quedan por decidir una a una: ${left}.`,
          other: `# declaraciones aceptadas; quedan por decidir una a una: ${left}.`,
        })
      : plural(accepted, { one: "# declaración aceptada.", other: "# declaraciones aceptadas." }),
  waitingLabel: "Declaraciones pendientes",
  acceptedLabel: "Declaraciones aceptadas",
  section: ({ title, claims }) => `${title} (${claims})`,
};
