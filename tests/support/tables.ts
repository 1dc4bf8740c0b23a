// The tables, for tests that check what a call has written. API tests import nothing of the product themselves.
export * from "~/db/schema";
