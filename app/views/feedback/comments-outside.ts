import type { Comment } from "~/domain/feedback/list-comments";

/** The comments that no row of a table of grades shows: on the course, and on scenarios without a row. */
export const commentsOutside = (comments: Comment[], columns: { scenarioId: string }[]) =>
  comments.filter(({ scenarioId }) => !columns.some((column) => column.scenarioId === scenarioId));
