import type { Lesson, Question } from "../../content/content-schema";
import type { AskedQuestion } from "./kept-starts";

/** A quiz as the server asks it: its questions, in its order. Without an answer of the server as it was built. */
export function lessonOfStart(lesson: Lesson, asked: readonly AskedQuestion[] | undefined): Lesson {
  if (!asked || asked.length === 0) return lesson;
  const built = lesson.steps.filter((step) => step.kind === "question");
  const steps = asked.map(({ points: maxScore, ...question }): Question => {
    // Of a question that was not built in nobody here knows how many answers it wants.
    const several = built.find(({ key }) => key === question.key)?.several ?? true;
    return { kind: "question", maxScore, several, ...question };
  });
  return { ...lesson, steps };
}
