import { number } from "../format";

/** Parts that nearly all signed-in pages share. */
export const areas = {
  close: "Close",
  copied: "Copied",
  pages: "Pages",
  pageNumber: ({ page }: { page: number }) => `Page ${page}`,
  rowsShown: ({ first, last, total }: { first: number; last: number; total: number }) =>
    `${number(first)}–${number(last)} of ${number(total)}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  search: "Search",
  show: "Show",
  /** `failure`: a message that ends without a period, such as "Failed to fetch users". */
  notRead: ({ failure }: { failure: string }) => `${failure}. Please try again.`,
  print: "Print",
  /** Names one of the tables that a wide table is split into for printing. */
  columnsFrom: ({ label, column }: { label: string; column: number }) => `${label}, starting at column ${column}`,
  openOptions: "Show options",
  leaveTitle: "Leave without saving?",
  leaveWarning: "Changes you made since you last saved will be lost.",
  confirmLeaving: "Leave without saving? Changes you made since you last saved will be lost.",
  leave: "Leave",
  stay: "Stay",
};
