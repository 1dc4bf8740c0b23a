import type { sharedSummary as english } from "../en/sharedSummary";
import type { Translation } from "../translation";

export const sharedSummary: Translation<typeof english> = {
  readableUntil: ({ dateTime }) => `Alle, die diesen Link haben, können diesen Überblick bis ${dateTime} lesen.`,
  closedHint:
    "Der Link ist möglicherweise abgelaufen oder wurde zurückgezogen. Bitten Sie die Person, die ihn Ihnen geschickt hat, um einen neuen.",
  closedTitle: "Dieser Link funktioniert nicht",
  pageTitle: "Klassenüberblick",
};
