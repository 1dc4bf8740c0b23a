import type { Finding } from "../../../content/findings";
import { Refusal } from "~/domain/refusal";
import type { Message } from "~/texts/message";
import { say } from "~/texts/say";

/** Limit of reported mistakes. */
const maxReported = 100;

/** Refuses a curriculum's document with its mistakes by path. `describe`: what a reported mistake says. */
export function refuseDocument(findings: readonly Finding[], describe = ({ reason }: Finding) => reason): Refusal {
  const reasons: Record<string, Message[]> = {};
  for (const finding of findings.slice(0, maxReported))
    (reasons[finding.path.join(".") || "document"] ??= []).push(describe(finding));
  const further = findings.length - maxReported;
  if (further > 0) (reasons.document ??= []).push(say.curriculumRefusals.furtherMistakes({ further }));
  const [only, ...others] = findings;
  if (!only || others.length > 0)
    return new Refusal("invalid", say.curriculumRefusals.mistakes({ count: findings.length }), reasons);
  const mistake = describe(only);
  const place = only.path.join(".");
  return new Refusal("invalid", place ? say.curriculumRefusals.mistakeAt({ place, mistake }) : mistake, reasons);
}
