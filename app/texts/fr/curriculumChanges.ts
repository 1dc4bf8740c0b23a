import type { curriculumChanges as english } from "../en/curriculumChanges";
import type { Translation } from "../translation";
import { languageName, list, plural } from "../format";

export const curriculumChanges: Translation<typeof english> = {
  notOffered: "plus proposé",
  notSaid: "non défini",
  place: ({ place }) => `position ${place}`,
  placeInCampaign: ({ campaign, place }) => `${campaign}, position ${place}`,
  maxima: ({ points, questionPoints }) => `total ${points}, questions ${questionPoints}`,
  grading: ({ grading }) => ({ client: "noté par le client", server: "noté par le serveur" })[grading],
  objectives: ({ objectives }) => `objectifs : ${objectives}`,
  lesson: ({ steps }) => plural(steps, { one: "leçon de # étape", other: "leçon de # étapes" }),
  changedLesson: ({ steps, changed }) =>
    plural(steps, {
      one: `leçon de # étape, dont ${changed} nouvelle ou modifiée`,
      other: `leçon de # étapes, dont ${changed} nouvelles ou modifiées`,
    }),
  noLesson: "pas de leçon",
  sandbox: ({ checks, isChanged }) =>
    plural(checks, {
      one: "tâche de bac à sable avec # vérification",
      other: "tâche de bac à sable avec # vérifications",
    }) + (isChanged ? ", modifiée" : ""),
  flight: ({ version, deltaV, time, isChanged }) =>
    `vol d'une mission, version ${version}, référence ${deltaV} m/s en ${time}` + (isChanged ? ", modifié" : ""),
  noFlight: "pas de vol propre",
  noSandbox: "pas de tâche de bac à sable",
  translations: ({ languages, isChanged }) =>
    languages.length === 0
      ? "pas de traductions"
      : `traductions : ${list(languages.map(languageName))}${isChanged ? ", modifiées" : ""}`,
  questions: ({ questions }) => plural(questions, { one: "# question", other: "# questions" }),
  changedQuestions: ({ questions, added, changed, leftOut, moved }) => {
    const parts = [
      added > 0 && plural(added, { one: "# ajoutée", other: "# ajoutées" }),
      changed > 0 && plural(changed, { one: "# modifiée", other: "# modifiées" }),
      leftOut > 0 && plural(leftOut, { one: "# supprimée", other: "# supprimées" }),
      moved > 0 && plural(moved, { one: "# déplacée", other: "# déplacées" }),
    ];
    return `${plural(questions, { one: "# question", other: "# questions" })} : ${parts.filter(Boolean).join(", ")}`;
  },
};
