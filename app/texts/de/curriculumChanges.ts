import { languageName, list, plural } from "../format";
import type { curriculumChanges as english } from "../en/curriculumChanges";
import type { Translation } from "../translation";

export const curriculumChanges: Translation<typeof english> = {
  notOffered: "nicht mehr angeboten",
  notSaid: "nicht angegeben",
  place: ({ place }) => `Position ${place}`,
  placeInCampaign: ({ campaign, place }) => `${campaign}, Position ${place}`,
  maxima: ({ points, questionPoints }) => `gesamt ${points}, Fragen ${questionPoints}`,
  grading: ({ grading }) => ({ client: "vom Client bewertet", server: "vom Server bewertet" })[grading],
  objectives: ({ objectives }) => `Lernziele: ${objectives}`,
  lesson: ({ steps }) => plural(steps, { one: "Lektion mit # Schritt", other: "Lektion mit # Schritten" }),
  changedLesson: ({ steps, changed }) =>
    plural(steps, {
      one: `Lektion mit # Schritt, davon ${changed} neu oder geändert`,
      other: `Lektion mit # Schritten, davon ${changed} neu oder geändert`,
    }),
  noLesson: "keine Lektion",
  sandbox: ({ checks, isChanged }) =>
    plural(checks, { one: "Sandbox-Aufgabe mit # Prüfung", other: "Sandbox-Aufgabe mit # Prüfungen" }) +
    (isChanged ? ", geändert" : ""),
  flight: ({ version, deltaV, time, isChanged }) =>
    `Flug einer Mission, Version ${version}, Referenz ${deltaV} m/s in ${time}` + (isChanged ? ", geändert" : ""),
  noFlight: "kein eigener Flug",
  noSandbox: "keine Sandbox-Aufgabe",
  translations: ({ languages, isChanged }) => {
    if (languages.length === 0) return "keine Übersetzungen";
    const names = list(languages.map(languageName));
    return isChanged ? `Übersetzungen: ${names}, geändert` : `Übersetzungen: ${names}`;
  },
  questions: ({ questions }) => plural(questions, { one: "# Frage", other: "# Fragen" }),
  changedQuestions: ({ questions, added, changed, leftOut, moved }) => {
    const parts = [
      added > 0 && `${added} hinzugefügt`,
      changed > 0 && `${changed} geändert`,
      leftOut > 0 && `${leftOut} entfernt`,
      moved > 0 && `${moved} verschoben`,
    ];
    return `${plural(questions, { one: "# Frage", other: "# Fragen" })}: ${parts.filter(Boolean).join(", ")}`;
  },
};
