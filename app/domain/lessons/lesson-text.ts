// Pure: names of lessons. What somebody types becomes the key once, and stays.

/** Lower-case letters, digits and single hyphens, as keys of scenarios are. */
export const keyOfTitle = (title: string) =>
  title
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 64)
    .replace(/-+$/, "") || "lesson";

/** A lesson that nobody has written yet. */
export const createEntry = (key: string, title: string) => ({
  key,
  title,
  shortTitle: title.slice(0, 30).trim(),
  type: "Default",
  contentType: "Presentation",
  maxScore: 20,
  grading: "server",
  questions: [],
  lesson: { type: "lesson", steps: [{ kind: "slide", title: "", text: [] }] },
});
