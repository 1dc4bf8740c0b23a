import {
  chosenPartOf,
  datesAddressOf,
  manyGradesAddressOf,
  studentAddressOf,
} from "~/domain/gradebook/gradebook-addresses";
import { commentDialog } from "~/views/feedback/feedback-addresses";

/** A query parameter and field: the dialog was opened from the gradebook, and leads back there. */
export const fromGradebook = "back";
/** Its value if the dialog was opened from the queue of second looks. */
export const fromLooks = "looks";

/** Decisions by the name of their dialog. */
export const decisionDialogs = { excuse: "excuse", override: "override", adjust: "adjust", gradeNote: "note" } as const;
export type DecisionDialog = keyof typeof decisionDialogs;
export type DecisionKind = (typeof decisionDialogs)[DecisionDialog];

/** The dialog that grades by rubric. */
export const rubricDialog = "rubric";

export const isDecisionDialog = (name: string | null): name is DecisionDialog =>
  name !== null && Object.hasOwn(decisionDialogs, name);

const changeDialogs = ["override", "adjust", "excuse"] as const;

type LookedAt = { classSessionId: string; userId: string; scenarioId: string; hasRubric: boolean };

/** The dialogs that replace a decision after a second look, and lead back to the queue. */
export const changesAfterLook = ({ classSessionId, userId, scenarioId, hasRubric }: LookedAt) =>
  (hasRubric ? ([rubricDialog, ...changeDialogs] as const) : changeDialogs).map((dialog) => ({
    dialog,
    address: `${studentAddressOf(classSessionId, userId)}?dialog=${dialog}&id=${scenarioId}&${fromGradebook}=${fromLooks}`,
  }));

/** The dialogs that keys open on a cell of the gradebook. */
const dialogsByKey = new Map<string, DecisionDialog | typeof commentDialog>([
  ["c", commentDialog],
  ["e", "excuse"],
  ["o", "override"],
  ["n", "gradeNote"],
]);

type Cell = {
  classSessionId: string;
  userId: string;
  scenarioId: string;
  /** Students chosen in the list: several grades are theirs. */
  chosen: ReadonlySet<string>;
};

/** What a key opens on a cell of the gradebook: a dialog, the form for an extension, or the page for several grades. */
export function decisionAddressOf(
  { classSessionId, userId, scenarioId, chosen }: Cell,
  key: string,
  { mayExtend }: { mayExtend: boolean },
): string | null {
  if (key.toLowerCase() === "m") {
    const students = chosen.size > 0 ? `students=${[...chosen].map(chosenPartOf).join()}` : `student=${userId}`;
    return `${manyGradesAddressOf(classSessionId)}?${students}&scenario=${scenarioId}`;
  }
  if (key.toLowerCase() === "d") return mayExtend ? datesAddressOf(classSessionId, { userId, scenarioId }) : null;
  const dialog = dialogsByKey.get(key.toLowerCase());
  if (!dialog) return null;
  return `${studentAddressOf(classSessionId, userId)}?dialog=${dialog}&id=${scenarioId}&${fromGradebook}=1`;
}
