import { plural } from "../format";
import type { scenarioGrades as english } from "../en/scenarioGrades";
import type { Translation } from "../translation";

export const scenarioGrades: Translation<typeof english> = {
  plotTitle: "Distribución de notas",
  plotLegend: ({ percent }) => `Línea discontinua: mediana (${percent})`,
  plotLabel: "Estudiantes por proporción de puntos",
  playedIt: "han jugado",
  notStarted: "sin empezar",
  responses: "Respuestas",
  noGrades: "Todavía no hay notas",
  nobodyPlayed: "Nadie ha jugado este escenario todavía.",
  withoutPoints: "Este escenario no da puntos.",
  scenarios: "Escenarios",
  next: ({ scenarioTitle }) => `Siguiente: ${scenarioTitle} →`,
  noPoints: "Sin puntos",
  notPlayed: "Sin jugar",
  tableLabel: "Estudiantes por nota",
  grade: "Nota",
  who: "Nombres",
  studentAttempts: ({ username, attempts }) =>
    `${username}, ${plural(attempts, { one: "# intento", other: "# intentos" })}`,
  average: "media",
  median: "mediana",
  passed: "han superado",
  previous: ({ scenarioTitle }) => `← Anterior: ${scenarioTitle}`,
  bin: ({ from, to, letter, students }) =>
    to === 100
      ? `De ${from} a 100 % (${letter}): ${plural(students, { one: "# estudiante", other: "# estudiantes" })}`
      : `De ${from} a menos de ${to}\u00a0% (${letter}): ${plural(students, { one: "# estudiante", other: "# estudiantes" })}`,
  title: "Notas",
  studentLink: "Enlace para estudiantes",
  copyStudentLink: "Copiar enlace para estudiantes",
};
