// Pure: what prevents a draft from being published, by the curriculum's own rules.
import * as v from "valibot";
import { checkScenario } from "../../../content/check-curriculum";
import { ScenarioEntry } from "../../../content/curriculum-document";
import { findingsOf, formatPath, reason, type Finding } from "../../../content/findings";
import type { FieldErrors } from "~/domain/refusal";
import { textOf } from "~/texts/say";

/** All mistakes with their paths in the entry; a draft without any can be published. */
export function checkDraft(entry: unknown): Finding[] {
  const parsed = v.safeParse(ScenarioEntry, entry);
  if (!parsed.success) return findingsOf(parsed.issues);
  const missingLesson = parsed.output.lesson ? [] : [{ path: ["lesson"], reason: reason("lessonMissing") }];
  return [...missingLesson, ...checkScenario(parsed.output, [])];
}

/** By path, as forms name fields. */
export function errorsOfDraft(findings: readonly Finding[]): FieldErrors {
  const errors = new Map<string, string[]>();
  for (const finding of findings) {
    const path = formatPath(finding) || "lesson";
    errors.set(path, [...(errors.get(path) ?? []), textOf(finding.reason)]);
  }
  return Object.fromEntries(errors);
}
