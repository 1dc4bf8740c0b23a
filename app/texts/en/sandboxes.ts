import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const sandboxes = {
  deleteSandbox: "Delete sandbox?",
  sandboxDeleted: "Sandbox deleted.",
  pageTitle: "Sandboxes",
  searchLabel: "Search sandboxes",
  openGame: "Open the game",
  /** Names the list of chips about use: "Used Once", "Created 3 days ago". */
  useLabel: "Usage",
  sortBy: "Sort by",
  /** For screen readers, after the label of the current order. */
  descending: ", descending",
  ascending: ", ascending",
  usedOnce: "Used Once",
  deleteQuestion: ({ title }: { title: string }) =>
    `This action cannot be undone. Are you sure you want to delete "${title}" for all users?`,
  noOwner: "No Owner",
  noSandboxes: "No Sandboxes Found",
  nothingFound: "No sandboxes match your search.",
  noSandboxesHint: "Sandboxes that users save in the game appear here.",
  downloadHint: "Download to a format compatible with the Desktop version.",
  listFailed: "Failed to fetch sandboxes",
  deleteFailed: "Failed to delete sandbox",
  downloadFailed: "Failed to download sandbox",
  created: ({ time }: { time: string }) => `Created ${time}`,
  modified: ({ time }: { time: string }) => `Modified ${time}`,
  accessed: ({ time }: { time: string }) => `Accessed ${time}`,
  accessCount: ({ count }: { count: number }) => plural(count, { one: "Accessed # time", other: "Accessed # times" }),
  downloadSandbox: ({ title }: { title: ReactNode }) => rich`Download${title}`,
  deleteNamed: ({ title }: { title: ReactNode }) => rich`Delete${title}`,
  sortByAccess: "Last accessed",
  owner: "Owner",
  sortByCreation: "Created",
  sortByModification: "Modified",
  sortByCount: "Times accessed",
  fileName: ({ title, id }: { title: string; id: string }) => `${title} ${id}.json`,
};
