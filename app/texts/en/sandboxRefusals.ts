export const sandboxRefusals = {
  titleRequired: "Title is required.",
  titleTooLong: "Title must be 200 characters or less.",
  titleCharacters: "Title contains a character that isn't allowed.",
  notJson: "The body isn't valid JSON.",
  tooDeep: ({ levels }: { levels: number }) => `The document is nested more than ${levels} levels deep.`,
};
