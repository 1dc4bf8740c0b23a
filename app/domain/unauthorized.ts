import * as v from "valibot";

const text = v.pipe(v.string(), v.maxLength(500));

/** What /unauthorized says: of a cookie, or of the navigation that led there. */
export const UnauthorizedNotice = v.partial(v.object({ code: v.number(), text, help: text }));
export type UnauthorizedNotice = v.InferOutput<typeof UnauthorizedNotice>;
