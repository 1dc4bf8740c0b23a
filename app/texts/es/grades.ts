import { plural } from "../format";
import type { grades as english } from "../en/grades";
import type { Translation } from "../translation";

export const grades: Translation<typeof english> = {
  average: "Media",
  progress: "Progreso",
  notStarted: "Sin empezar",
  noStudents: "No hay estudiantes inscritos",
  retired: "Retirado",
  countOf: ({ count, all }) => `${count} de ${all}`,
  reported: "comunicado por el juego",
  excused: "Eximido",
  decided: "decidido por un instructor",
  decidedLegend: "† Decidido por un instructor",
  reportedLegend: "* Comunicado por el juego, no verificado por el servidor",
  never: "nunca",
  justNow: "ahora mismo",
  hoursAgo: ({ hours }) => plural(hours, { one: "hace # hora", other: "hace # horas" }),
  daysAgo: ({ days }) => plural(days, { one: "hace # día", other: "hace # días" }),
  riskOfAverage: ({ average }) => `Media ${average}`,
  riskOfBoth: ({ average, days }) =>
    plural(days, {
      one: `Media ${average}, # día sin actividad`,
      other: `Media ${average}, # días sin actividad`,
    }),
  riskOfIdle: ({ days }) => plural(days, { one: "# día sin actividad", other: "# días sin actividad" }),
  riskOfNoAttempt: ({ days }) => plural(days, { one: "Ningún intento en # día", other: "Ningún intento en # días" }),
  notPlayed: "sin jugar",
  noCountedAttempt: "ningún intento que cuente",
  scenariosInOrder: "Escenarios en orden",
  pathLegend: "Barra: mejor nota. Línea: mediana de la clase. Sin barra: ningún intento que cuente.",
  ownPathLegend: "Barra: mejor nota. Sin barra: ningún intento que cuente.",
  pathNext: ({ scenarioTitle }) => `Siguiente: ${scenarioTitle}.`,
  pathBar: ({ scenarioTitle, grade, median }) =>
    median === null ? `${scenarioTitle}: ${grade}` : `${scenarioTitle}: ${grade}, mediana de la clase ${median}`,
  verification: ({ checkedBy }) =>
    ({ server: "verificado", catalogue: "comunicado por el juego", nobody: "comunicado por el juego" })[checkedBy],
  verificationHint: ({ checkedBy }) =>
    ({
      server:
        "El servidor calculó estos puntos a partir de las respuestas, las tareas, el vuelo o el sandbox registrados.",
      catalogue:
        "El juego comunicó estos puntos. El servidor no los ha verificado, pero están dentro de los límites del escenario.",
      nobody: "El juego comunicó estos puntos. El servidor no los ha verificado.",
    })[checkedBy],
  uncounted: ({ kind }) => ({ claim: "no cuenta hasta que se acepte", practice: "práctica, no cuenta" })[kind],
  uncountedNotice: ({ kind }) =>
    ({
      claim: "El juego comunicó estos puntos sin pruebas de cómo se obtuvieron. No cuentan hasta que usted los acepte.",
      practice: "Se jugó en modo de práctica, que no cuenta.",
    })[kind],
  ownUncounted: ({ kind }) =>
    ({ claim: "no cuenta a menos que su docente lo acepte", practice: "práctica, no cuenta" })[kind],
  uncountedReason: ({ kind, isInClass }) =>
    kind === "practice"
      ? "Jugó en modo de práctica, que no cuenta."
      : isInClass
        ? "El juego comunicó estos puntos sin pruebas de cómo se obtuvieron. No cuentan a menos que su docente los acepte."
        : "El juego comunicó estos puntos sin pruebas de cómo se obtuvieron. No cuentan.",
  answersClosed: ({ closure }) =>
    ({
      held: "Su docente aún no ha publicado las respuestas correctas.",
      claim: "No se muestran las respuestas correctas cuando los puntos los comunicó el juego.",
      notShown: "Su docente no muestra qué respuestas son correctas.",
      otherClass: "Verá las respuestas cuando haya terminado este cuestionario también en su otra clase.",
      classRuns: "Verá las respuestas cuando termine la clase.",
      attemptsLeft: "Verá las respuestas después de su último intento, o cuando tenga todos los puntos.",
    })[closure],
  inPages: "Todos los estudiantes, página a página",
  plotTitle: "Intentos a lo largo del tiempo",
  plotLegend: "En color: intentos que cuentan",
  plotLabel: ({ points, first, last }) =>
    plural(points, {
      one: `# intento entre el ${first} y el ${last}`,
      other: `# intentos entre el ${first} y el ${last}`,
    }),
};
