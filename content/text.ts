import * as v from "valibot";

/** A non-empty text that PostgreSQL can store. */
export const text = v.pipe(
  v.string(),
  v.nonEmpty("must not be empty"),
  v.check((value) => !/[\u0000\p{Surrogate}]/u.test(value), "contains a character that cannot be stored"),
);
