import type { Comment } from "~/domain/feedback/list-comments";

/** The table of grades that comments are shown with; without a class, no comment belongs to it. */
type Shown = { columns: { scenarioId: string }[]; classSessionId: string | null };

const isWithin = (comment: Comment, { columns, classSessionId }: Shown) =>
  comment.classSessionId === classSessionId && columns.some(({ scenarioId }) => scenarioId === comment.scenarioId);

/** The comments that a row of the table shows. */
export const commentsWithin = (comments: Comment[], shown: Shown) =>
  comments.filter((comment) => isWithin(comment, shown));

/** The others: on the course, on scenarios without a row, and in classes that the student has left. */
export const commentsOutside = (comments: Comment[], shown: Shown) =>
  comments.filter((comment) => !isWithin(comment, shown));
