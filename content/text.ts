import * as v from "valibot";

/** Something that is read: it says something, and can be stored. */
export const text = v.pipe(
  v.string(),
  v.nonEmpty("must not be empty"),
  v.check((value) => !/[\u0000\p{Surrogate}]/u.test(value), "contains a character that cannot be stored"),
);
