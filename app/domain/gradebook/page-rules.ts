/** How long a page waits for data before it says that there is none. */
export const noDataMilliseconds = 5_000;

/** Quiz column titles are cut at 20 characters, in two lines of 10. */
export function quizColumnTitleOf(title: string): [first: string, second: string] {
  const characters = [...title];
  return [characters.slice(0, 10).join(""), characters.slice(10, 20).join("")];
}

/** Milliseconds between polls of an open gradebook: a grade appears within a second of its receipt. */
export const pollIntervalMs = 600;

/** Sandboxes that wait for a grade, on a page of their queue. */
export const toGradeOfPage = 20;
