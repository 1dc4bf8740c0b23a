import * as v from "valibot";

const text = v.pipe(v.string(), v.maxLength(500));

/** The content of /unauthorized, from a cookie or from the navigation. */
export const UnauthorizedNotice = v.partial(v.object({ code: v.number(), text, help: text }));
export type UnauthorizedNotice = v.InferOutput<typeof UnauthorizedNotice>;
