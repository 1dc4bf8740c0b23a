import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const deleted = {
  restored: ({ name }: { name: string }) => `${name} was restored.`,
  erased: ({ name }: { name: string }) => `${name} was permanently deleted.`,
  tableLabel: "Recently deleted",
  kind: "Type",
  deleted: "Deleted",
  daysLeft: "Days left",
  /** In the column Organization. */
  none: "None",
  deletedBy: ({ when, username }: { when: string; username: string }) => `${when} by ${username}`,
  restorableUntil: ({ date, name }: { date: string; name: string }) =>
    `Can be restored until ${date}. Then ${name} is permanently deleted.`,
  daysUnit: ({ hidden, days }: { hidden: (text: string) => ReactNode; days: number }) =>
    rich`${days}${hidden(plural(days, { one: " day", other: " days" }))}`,
  kindOf: ({ kind }: { kind: "user" | "course" | "organization" }) =>
    ({ user: "User", course: "Course", organization: "Organization" })[kind],
  restore: ({ hidden, name }: { hidden: (text: string) => ReactNode; name: string }) =>
    rich`Restore${hidden(` ${name}`)}`,
  openErase: ({ hidden, name }: { hidden: (text: string) => ReactNode; name: string }) =>
    rich`Delete permanently${hidden(`: ${name}`)}`,
  pageTitle: "Recently deleted",
  subtitle: ({ days }: { days: number }) =>
    `You can restore users, courses and organizations for ${days} days. After that, they're permanently deleted.`,
  notRead: "Failed to fetch deleted items",
  empty: "No deleted items found",
  noMatch: "No deleted items match your search.",
  emptyHint: ({ days }: { days: number }) =>
    `Users, courses and organizations that you delete are listed here for ${days} days.`,
  eraseTitle: "Delete permanently?",
  eraseWarning: ({ name }: { name: ReactNode }) => rich`This can't be undone. You won't be able to restore ${name}.`,
  erase: "Delete permanently",
  searchDeleted: "Search deleted items",
};
