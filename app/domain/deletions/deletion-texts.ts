/** Days in which a deletion can be restored. */
export const daysToRestore = 30;

export const deletionTexts = {
  title: "Recently Deleted",
  subtitle: `Users, courses and organizations can be restored for ${daysToRestore} days. Then they are deleted for good.`,
  failure: "Failed to read what was deleted",
  empty: "Nothing Deleted",
  /** In the dialogs that delete. */
  restorable: `You can restore it under Recently Deleted for ${daysToRestore} days.`,
};
