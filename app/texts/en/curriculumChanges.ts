import { plural } from "../format";

export const curriculumChanges = {
  notOffered: "no longer offered",
  notSaid: "not said",
  place: ({ place }: { place: number }) => `place ${place}`,
  placeInCampaign: ({ campaign, place }: { campaign: string; place: number }) => `${campaign}, place ${place}`,
  maxima: ({ points, questionPoints }: { points: string; questionPoints: string }) =>
    `${points}, questions ${questionPoints}`,
  grading: ({ grading }: { grading: "client" | "server" }) => `graded by the ${grading}`,
  objectives: ({ objectives }: { objectives: string }) => `objectives: ${objectives}`,
  lesson: ({ steps }: { steps: number }) => `a lesson of ${steps} ${plural(steps, { one: "step", other: "steps" })}`,
  changedLesson: ({ steps, changed }: { steps: number; changed: number }) =>
    `a lesson of ${steps} ${plural(steps, { one: "step", other: "steps" })}, ${changed} of them new or changed`,
  noLesson: "no lesson of its own",
  questions: ({ questions }: { questions: number }) =>
    `${questions} ${plural(questions, { one: "question", other: "questions" })}`,
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
      leftOut > 0 && `${leftOut} left out`,
      moved > 0 && `${moved} moved`,
    ];
    return `${questions} ${plural(questions, { one: "question", other: "questions" })}: ${parts.filter(Boolean).join(", ")}`;
  },
};
