import * as v from "valibot";
import { texts } from "~/texts";
import { isUserLimit, userLimitRange } from "./organization-rules";

const limitOutOfRange = () => texts.organizationRefusals.limitOutOfRange(userLimitRange);

/** A user limit from a form or a query. */
export const UserLimit = v.pipe(
  v.string(limitOutOfRange),
  v.trim(),
  v.regex(/^\d{1,5}$/, limitOutOfRange),
  v.transform(Number),
  v.check(isUserLimit, limitOutOfRange),
);

export const OrganizationName = v.pipe(
  v.string(() => texts.organizationRefusals.nameRequired),
  v.trim(),
  v.nonEmpty(() => texts.organizationRefusals.nameRequired),
  v.maxLength(100, () => texts.organizationRefusals.nameTooLong({ max: 100 })),
  v.regex(/^[^\p{Cc}\p{Surrogate}]*$/u, () => texts.organizationRefusals.nameCharacters),
);
