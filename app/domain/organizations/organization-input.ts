import * as v from "valibot";
import { keyed, say } from "~/texts/say";
import { isUserLimit, userLimitRange } from "./organization-rules";

const limitOutOfRange = () => keyed(say.organizationRefusals.limitOutOfRange(userLimitRange));

/** A user limit from a form or a query. */
export const UserLimit = v.pipe(
  v.string(limitOutOfRange),
  v.trim(),
  v.regex(/^\d{1,5}$/, limitOutOfRange),
  v.transform(Number),
  v.check(isUserLimit, limitOutOfRange),
);

export const OrganizationName = v.pipe(
  v.string(() => keyed(say.organizationRefusals.nameRequired)),
  v.trim(),
  v.nonEmpty(() => keyed(say.organizationRefusals.nameRequired)),
  v.maxLength(100, () => keyed(say.organizationRefusals.nameTooLong({ max: 100 }))),
  v.regex(/^[^\p{Cc}\p{Surrogate}]*$/u, () => keyed(say.organizationRefusals.nameCharacters)),
);
