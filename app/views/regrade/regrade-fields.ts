// Pure: the fields of a regrade in an address, and as a form sends them.
import type { AskedInClass } from "~/domain/regrades/find-question";
import type { OfferedKey } from "~/domain/regrades/offered-key";

/** As typed; `points` empty where the question doesn't count. */
export type RegradeFields = { right: number[]; points: string; leavesOut: boolean; neverLower: boolean };

export const currentFields = ({ right, points }: Pick<AskedInClass, "right" | "points">): RegradeFields => ({
  ...{ right, points: points === null ? "" : String(points), leavesOut: points === null, neverLower: false },
});

export function fieldsOfSearch(search: URLSearchParams, question: AskedInClass): RegradeFields {
  if (!search.has("right") && !search.has("points") && !search.has("leaveOut")) return currentFields(question);
  return {
    right: search.getAll("right").flatMap((place) => (/^\d{1,2}$/.test(place) ? [Number(place)] : [])),
    points: search.get("points") ?? "",
    leavesOut: search.has("leaveOut"),
    neverLower: search.has("neverLower"),
  };
}

/** What differs from the question's key now. */
export function sentFieldsOf({ right, points, leavesOut, neverLower }: RegradeFields, question: AskedInClass) {
  const isSameKey = String(right) === String(question.right);
  return {
    questionId: String(question.id),
    right: isSameKey ? "" : right.join(),
    points: leavesOut || points.trim() === String(question.points ?? "") ? "" : points,
    counts: leavesOut ? "no" : "yes",
    neverLower: neverLower ? "on" : "",
  };
}

/** The fields of an offered key. */
export function searchOfKey({ right, points }: OfferedKey, questionId: number): string {
  const search = new URLSearchParams({ question: String(questionId) });
  for (const place of right) search.append("right", String(place));
  if (points === null) search.set("leaveOut", "1");
  else search.set("points", String(points));
  return `?${search}`;
}

/** Whether the fields have an offered key already. */
export const hasKey = (fields: RegradeFields, { right, points }: OfferedKey): boolean =>
  String(fields.right) === String(right) &&
  (points === null ? fields.leavesOut : !fields.leavesOut && fields.points === String(points));
