import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const deleted = {
  restored: ({ name }: { name: string }) => `${name} is restored.`,
  erased: ({ name }: { name: string }) => `${name} is deleted for good.`,
  tableLabel: "Recently deleted",
  kind: "What",
  deleted: "Deleted",
  daysLeft: "Days left",
  none: "None",
  deletedBy: ({ when, username }: { when: string; username: string }) => `${when} by ${username}`,
  restorableUntil: ({ date, name }: { date: string; name: string }) =>
    `Until ${date}, then ${name} is deleted for good`,
  daysUnit: ({ hidden, days }: { hidden: (text: string) => ReactNode; days: number }) =>
    rich`${days}${hidden(plural(days, { one: " day", other: " days" }))}`,
  kindOf: ({ kind }: { kind: "user" | "course" | "organization" }) =>
    ({ user: "User", course: "Course", organization: "Organization" })[kind],
  restore: ({ hidden, name }: { hidden: (text: string) => ReactNode; name: string }) =>
    rich`Restore${hidden(` ${name}`)}`,
  openErase: ({ hidden, name }: { hidden: (text: string) => ReactNode; name: string }) =>
    rich`Delete for Good${hidden(`: ${name}`)}`,
  pageTitle: "Recently Deleted",
  subtitle: ({ days }: { days: number }) =>
    `Users, courses and organizations can be restored for ${days} days. Then they are deleted for good.`,
  notRead: "Failed to read what was deleted",
  empty: "Nothing Deleted",
  noMatch: "No name contains this.",
  emptyHint: "Users, courses and organizations that you delete are here for 30 days.",
  eraseTitle: "Delete for good?",
  eraseWarning: ({ name }: { name: ReactNode }) =>
    rich`This action cannot be undone. ${name} can no longer be restored.`,
  erase: "Delete for Good",
  searchDeleted: "Search deleted",
};
