/** A text as part of a file's name, on any system. */
export const fileNamePartOf = (text: string) =>
  text
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
