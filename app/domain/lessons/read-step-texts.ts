// Pure: the texts of a draft's step, parsed on the server for bold, lists and links.
import { readMarkedTexts, type Block } from "../../../content/marked-text";
import type { DraftEntry } from "./lesson-form";
import { previewStep } from "./preview-step";

export function readStepTexts(entry: DraftEntry, at: number): Block[] {
  const { step } = previewStep(entry, at);
  return step && step.kind !== "question" ? readMarkedTexts(step.text) : [];
}
