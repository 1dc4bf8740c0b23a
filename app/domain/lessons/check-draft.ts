// Pure: what prevents a draft from being published, by the curriculum's own rules.
import * as v from "valibot";
import { checkScenario } from "../../../content/check-curriculum";
import { ScenarioEntry } from "../../../content/curriculum-document";
import { findingsOf, formatPath, reason, type Finding } from "../../../content/findings";
import type { FieldReasons } from "~/domain/refusal";
import type { Message } from "~/texts/message";

/** All mistakes with their paths in the entry; a draft without any can be published. */
export function checkDraft(entry: unknown): Finding[] {
  const parsed = v.safeParse(ScenarioEntry, entry);
  if (!parsed.success) return findingsOf(parsed.issues);
  const { lesson, sandbox, flight } = parsed.output;
  const missingLesson = lesson || sandbox || flight ? [] : [{ path: ["lesson"], reason: reason("lessonMissing") }];
  return [...missingLesson, ...checkScenario(parsed.output, [])];
}

/** By path, as forms name fields. */
export function reasonsOfDraft(findings: readonly Finding[]): FieldReasons {
  const reasons = new Map<string, Message[]>();
  for (const finding of findings) {
    const path = formatPath(finding) || "lesson";
    reasons.set(path, [...(reasons.get(path) ?? []), finding.reason]);
  }
  return Object.fromEntries(reasons);
}
