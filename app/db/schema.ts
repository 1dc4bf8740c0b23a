// Drizzle's tables, one file per noun. The truth is migrations/*.sql; a test compares the two.
export * from "./tables/accounts";
export * from "./tables/api-tokens";
export * from "./tables/attempts";
export * from "./tables/courses";
export * from "./tables/curricula";
export * from "./tables/deletions";
export * from "./tables/factors";
export * from "./tables/lessons";
export * from "./tables/messages";
export * from "./tables/payments";
export * from "./tables/provisioning";
export * from "./tables/roster";
export * from "./tables/single-sign-on";
export * from "./tables/site";
export * from "./tables/summaries";
export * from "./tables/user-batches";
export * from "./tables/webhooks";
