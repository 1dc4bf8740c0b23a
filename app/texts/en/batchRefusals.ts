import { number } from "../format";

/** Refusals of a change of many users. */
export const batchRefusals = {
  tooMany: ({ max }: { max: number }) =>
    `Select at most ${number(max)} users at a time. Use the filters to narrow the list.`,
  chooseRole: "Choose a role.",
  organizationGone: "The organization no longer exists.",
  expired: "This preview has expired. Select the users again.",
  planned: "This change has already been previewed with another choice. To choose again, select the users again.",
  notPlanned: "Choose a course, role or organization for these users first.",
  running: "This change is in progress. Wait until it's done.",
  undoing: "This change is being undone.",
  nobody: "Select at least one user.",
  notUndoable: "Invitations that have been sent can't be undone.",
  undone: "This change has already been undone.",
  tooLate: ({ days }: { days: number }) => `A change can be undone only within ${days} days.`,
  courseGone: "The course no longer exists, or you can't change it anymore.",
  typeCount: ({ count }: { count: string }) => `Type ${count} to confirm.`,
};
