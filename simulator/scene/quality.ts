/** How elaborately a view is drawn. */
export type Quality = "full" | "plain";
