import { languageName, list, plural } from "../format";
import type { curriculumChanges as english } from "../en/curriculumChanges";
import type { Translation } from "../translation";

export const curriculumChanges: Translation<typeof english> = {
  notOffered: "ya no se ofrece",
  notSaid: "sin indicar",
  place: ({ place }) => `posición ${place}`,
  placeInCampaign: ({ campaign, place }) => `${campaign}, posición ${place}`,
  maxima: ({ points, questionPoints }) => `total ${points}, preguntas ${questionPoints}`,
  grading: ({ grading }) => ({ client: "calificado por el cliente", server: "calificado por el servidor" })[grading],
  objectives: ({ objectives }) => `objetivos: ${objectives}`,
  lesson: ({ steps }) => plural(steps, { one: "lección con # paso", other: "lección con # pasos" }),
  changedLesson: ({ steps, changed }) =>
    plural(steps, {
      one: `lección con # paso, nuevos o cambiados: ${changed}`,
      other: `lección con # pasos, nuevos o cambiados: ${changed}`,
    }),
  noLesson: "sin lección",
  sandbox: ({ checks, isChanged }) =>
    plural(checks, { one: "tarea de sandbox con # comprobación", other: "tarea de sandbox con # comprobaciones" }) +
    (isChanged ? ", cambiada" : ""),
  flight: ({ version, deltaV, time, isChanged }) =>
    `vuelo de una misión, versión ${version}, referencia ${deltaV} m/s en ${time}` + (isChanged ? ", cambiado" : ""),
  noFlight: "sin vuelo propio",
  noSandbox: "sin tarea de sandbox",
  translations: ({ languages, isChanged }) =>
    languages.length === 0
      ? "sin traducciones"
      : `traducciones: ${list(languages.map(languageName))}${isChanged ? ", modificadas" : ""}`,
  questions: ({ questions }) => plural(questions, { one: "# pregunta", other: "# preguntas" }),
  changedQuestions: ({ questions, added, changed, leftOut, moved }) => {
    const parts = [
      added > 0 && plural(added, { one: "# añadida", other: "# añadidas" }),
      changed > 0 && plural(changed, { one: "# cambiada", other: "# cambiadas" }),
      leftOut > 0 && plural(leftOut, { one: "# quitada", other: "# quitadas" }),
      moved > 0 && plural(moved, { one: "# movida", other: "# movidas" }),
    ];
    return `${plural(questions, { one: "# pregunta", other: "# preguntas" })}: ${parts.filter(Boolean).join(", ")}`;
  },
};
