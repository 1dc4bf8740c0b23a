import { formatCount } from "~/domain/count-text";
import { texts } from "~/texts";
import type { Publication } from "./store-publication";

/** A publication as lines for a terminal. */
export function textOfPublication({ title, version, replaces, changes, scenarios, questions }: Publication): string {
  const what = `${title}, version ${version} ${replaces === 0 ? "(new)" : `after version ${replaces}`}`;
  const lines = changes.map(({ kind, of, title, before, after, attempts }) => {
    const change = [before, after].filter(Boolean).join(" -> ");
    return `  ${texts.curricula.changeKind({ kind })}: ${of} "${title}": ${change} (${formatCount(attempts, "attempt")})`;
  });
  return [
    `${what}: ${formatCount(scenarios, "scenario")}, ${formatCount(questions, "question")}`,
    ...(lines.length > 0 ? lines : ["  Nothing changes."]),
  ].join("\n");
}
