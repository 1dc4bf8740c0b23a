// Drizzle's picture of the tables, one file per noun; the truth is migrations/*.sql, and a test compares the two.
export * from "./tables/accounts";
export * from "./tables/attempts";
export * from "./tables/courses";
export * from "./tables/curricula";
export * from "./tables/deletions";
export * from "./tables/lessons";
export * from "./tables/payments";
export * from "./tables/roster";
export * from "./tables/site";
export * from "./tables/user-batches";
