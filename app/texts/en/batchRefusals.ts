import { number } from "../format";

/** Refusals of a change of many users. */
export const batchRefusals = {
  tooMany: ({ max }: { max: number }) =>
    `Choose at most ${number(max)} users at a time. Narrow the list by its filters.`,
  chooseRole: "Choose a role.",
  organizationGone: "The organization does not exist any more.",
  expired: "This plan has expired. Select the users again.",
  planned: "This plan was made already. Select the users again for another one.",
  notPlanned: "Choose first what these users get.",
  running: "This change is running. Wait until it's done.",
  undoing: "This change is being undone.",
  nobody: "Choose at least one user.",
  notUndoable: "An invitation that was sent cannot be undone.",
  undone: "This was undone already.",
  tooLate: ({ days }: { days: number }) => `This can be undone for ${days} days only.`,
  courseGone: "The course is no longer there, or no longer yours to change.",
  typeCount: ({ count }: { count: string }) => `Type ${count} to delete them.`,
};
