// A customer's curriculum: a lesson and a quiz whose keys its second edition corrects, and two scenarios whose points
// only the game knows.
import { schoolOf, writtenLesson } from "../../support/written-lesson";

const quizOf = (right: string) => ({
  key: "final",
  title: "The Final",
  shortTitle: "Final",
  type: "Quiz",
  contentType: "Quiz",
  maxScore: 0,
  grading: "server",
  questions: ["q1", "q2", "q3", "q4"].map((key, at) => ({
    key,
    text: `What is right in question ${at + 1}?`,
    points: 10,
    answers: ["a", "b", "c", "d"].map((answer) => ({
      key: answer,
      text: `Answer ${answer} of ${key}`,
      correct: answer === (key === "q1" ? right : "c"),
    })),
    explanation: `It is ${key === "q1" ? right : "c"}.`,
  })),
});

const gameScenario = (key: string, grading: "client" | "server") => ({
  key,
  title: `Game with ${key}`,
  shortTitle: key,
  type: "Default",
  contentType: "Globe",
  maxScore: 100,
  grading,
});

/** Edition 2 changes the key of the first question of lesson and quiz. */
export function schoolEdition(key: string, edition: 1 | 2) {
  const [first, ...rest] = writtenLesson.questions;
  if (!first) throw new Error("The written lesson has no questions.");
  const answers = first.answers.map((answer) => ({ ...answer, correct: answer.correct === (edition === 1) }));
  const lesson = { ...writtenLesson, questions: [{ ...first, answers }, ...rest] };
  const scenarios = [
    lesson,
    quizOf(edition === 1 ? "a" : "b"),
    gameScenario("Own points", "client"),
    gameScenario("Unseen points", "server"),
  ].map((scenario) => ({ ...scenario, key: scenario.key.toLowerCase().replaceAll(" ", "-") }));
  return schoolOf(key, edition, scenarios);
}
