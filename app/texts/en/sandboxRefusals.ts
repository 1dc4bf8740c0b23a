export const sandboxRefusals = {
  titleRequired: "Title is required.",
  titleTooLong: "Title must be 200 characters or less.",
  titleCharacters: "Title contains a character that is not allowed.",
  notJson: "The body is not valid JSON.",
  tooDeep: ({ levels }: { levels: number }) => `The document is nested deeper than ${levels} levels.`,
};
