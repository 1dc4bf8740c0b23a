// Pure: one step of a draft as the game shows it, or what prevents that.
import * as v from "valibot";
import { checkTaskNames } from "../../../content/check-task";
import { StepFile, type Step, type Task } from "../../../content/content-schema";
import { QuestionEntry } from "../../../content/curriculum-document";
import { fillTask, defaultNumbers } from "../../../content/draw-task";
import { findingsOf, reason, type Finding } from "../../../content/findings";
import { publicQuestionOf } from "../../../content/played-lesson";
import type { DraftEntry } from "~/db/schema";
import { dropEmptyLines, questionsOf, stepsOf } from "./lesson-form";

export type PreviewedStep = { step: Step; mistakes?: undefined } | { step?: undefined; mistakes: Finding[] };

export function previewStep(entry: DraftEntry, at: number): PreviewedStep {
  const step = dropEmptyLines(stepsOf(entry)[at]);
  if (!step) return { mistakes: [{ path: [], reason: reason("noSuchStep") }] };
  if (step.kind === "question") {
    const question = questionsOf(entry).find(({ key }) => key === step.question);
    const parsed = v.safeParse(QuestionEntry, question);
    return parsed.success ? { step: publicQuestionOf(parsed.output) } : { mistakes: findingsOf(parsed.issues) };
  }
  const parsed = v.safeParse(StepFile, step);
  if (!parsed.success) return { mistakes: findingsOf(parsed.issues) };
  if (parsed.output.kind === "question") return { mistakes: [{ path: ["kind"], reason: reason("stepNotQuestion") }] };
  return parsed.output.kind === "task" ? previewTask(parsed.output) : { step: parsed.output };
}

/** With default numbers, since the preview has no start. */
function previewTask(task: Task): PreviewedStep {
  const mistakes = checkTaskNames(task);
  return mistakes.length > 0 ? { mistakes } : { step: fillTask(task, defaultNumbers(task)) };
}
