/** Text that is safe as part of a file name on any system. */
export const fileNamePartOf = (text: string) =>
  text
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
