// How an instructor's list of comments can be filtered. Pure.
export const commentFilters = ["all", "unread", "answered"] as const;
export type CommentFilter = (typeof commentFilters)[number];

export const commentsOfPage = 50;
