import { number, plural } from "../format";

export const pageParts = {
  timesInUtc: "Times are in UTC.",
  instructorArea: "← Instructor area",
  noOrganization: "No organization",
  runFailed: "Error completing request. Is the server down?",
  rowsDone: ({ done, total }: { done: number; total: number }) =>
    plural(total, { one: `${number(done)} of # row`, other: `${number(done)} of # rows` }),
  usersDone: ({ done, total }: { done: number; total: number }) =>
    plural(total, { one: `${number(done)} of # user`, other: `${number(done)} of # users` }),
  recentlyDeleted: "Recently deleted",
  sidebar: ({ name }: { name: string }) => `${name} sidebar`,
  unknownError: "An unknown error occurred",
};
