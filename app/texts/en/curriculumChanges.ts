import { languageName, list, plural } from "../format";

export const curriculumChanges = {
  notOffered: "no longer offered",
  notSaid: "not set",
  place: ({ place }: { place: number }) => `position ${place}`,
  placeInCampaign: ({ campaign, place }: { campaign: string; place: number }) => `${campaign}, position ${place}`,
  maxima: ({ points, questionPoints }: { points: string; questionPoints: string }) =>
    `total ${points}, questions ${questionPoints}`,
  grading: ({ grading }: { grading: "client" | "server" }) =>
    ({ client: "graded by the client", server: "graded by the server" })[grading],
  objectives: ({ objectives }: { objectives: string }) => `objectives: ${objectives}`,
  lesson: ({ steps }: { steps: number }) => plural(steps, { one: "lesson with # step", other: "lesson with # steps" }),
  changedLesson: ({ steps, changed }: { steps: number; changed: number }) =>
    plural(steps, {
      one: `lesson with # step, ${changed} of them new or changed`,
      other: `lesson with # steps, ${changed} of them new or changed`,
    }),
  noLesson: "no lesson",
  sandbox: ({ checks, isChanged }: { checks: number; isChanged: boolean }) =>
    plural(checks, { one: "sandbox task with # check", other: "sandbox task with # checks" }) +
    (isChanged ? ", changed" : ""),
  flight: ({
    version,
    deltaV,
    time,
    isChanged,
  }: {
    version: number;
    deltaV: string;
    time: string;
    isChanged: boolean;
  }) => `flight of a mission, version ${version}, reference ${deltaV} m/s in ${time}` + (isChanged ? ", changed" : ""),
  noFlight: "no flight of its own",
  noSandbox: "no sandbox task",
  translations: ({ languages, isChanged }: { languages: string[]; isChanged: boolean }) =>
    languages.length === 0
      ? "no translations"
      : `translations: ${list(languages.map(languageName))}${isChanged ? ", changed" : ""}`,
  questions: ({ questions }: { questions: number }) => plural(questions, { one: "# question", other: "# questions" }),
  changedQuestions: ({
    questions,
    added,
    changed,
    leftOut,
    moved,
  }: {
    questions: number;
    added: number;
    changed: number;
    leftOut: number;
    moved: number;
  }) => {
    const parts = [
      added > 0 && `${added} added`,
      changed > 0 && `${changed} changed`,
      leftOut > 0 && `${leftOut} removed`,
      moved > 0 && `${moved} moved`,
    ];
    return `${plural(questions, { one: "# question", other: "# questions" })}: ${parts.filter(Boolean).join(", ")}`;
  },
};
