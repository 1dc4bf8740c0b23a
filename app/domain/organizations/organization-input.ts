import * as v from "valibot";
import { isUserLimit, limitOutOfRange } from "./organization-rules";

/** A user limit from a form or a query. */
export const UserLimit = v.pipe(
  v.string(limitOutOfRange),
  v.trim(),
  v.regex(/^\d{1,5}$/, limitOutOfRange),
  v.transform(Number),
  v.check(isUserLimit, limitOutOfRange),
);

export const OrganizationName = v.pipe(
  v.string("The name is required."),
  v.trim(),
  v.nonEmpty("The name is required."),
  v.maxLength(100, "The name must be 100 characters or less."),
  v.regex(/^[^\p{Cc}\p{Surrogate}]*$/u, "The name contains a character that is not allowed."),
);
