// Pure: names of lessons. The first title becomes the key, which never changes.

/** Lowercase letters, digits and single hyphens, like the keys of scenarios. */
export const keyOfTitle = (title: string) =>
  title
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 64)
    .replace(/-+$/, "") || "lesson";

/** An empty lesson. */
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
