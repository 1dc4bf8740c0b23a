// The tables, for tests that look at what a call has written. Tests of calls import nothing of the product themselves.
export * from "~/db/schema";
