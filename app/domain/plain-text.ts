import * as v from "valibot";

type Refusals = { required: () => string; tooLong: () => string; unstorable: () => string };

/** A text that somebody types, at most `max` characters without spaces around it. */
/* @__NO_SIDE_EFFECTS__ */
export const plainText = (max: number, { required, tooLong, unstorable }: Refusals) =>
  v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(max, tooLong),
    v.check((text) => !/[\u0000\p{Surrogate}]/u.test(text), unstorable),
  );
