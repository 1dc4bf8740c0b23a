export const sandboxTexts = {
  noOwner: "No Owner",
  empty: "No Sandboxes Found",
  download: "Download to a format compatible with the Desktop version.",
  confirmDelete: (title: string) =>
    `This action cannot be undone. Are you sure you want to delete "${title}" for all users?`,
  failedList: "Failed to fetch sandboxes",
  failedDelete: "Failed to delete sandbox",
  failedDownload: "Failed to download sandbox",
};
