import * as v from "valibot";

/** A path of this site that no browser takes for another host; the start page otherwise. */
export const ownPath = v.fallback(v.pipe(v.string(), v.maxLength(2000), v.regex(/^\/(?![/\\])[\x21-\x7e]*$/)), "/");
