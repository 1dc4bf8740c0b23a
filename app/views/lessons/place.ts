import * as v from "valibot";

/** A curriculum's id with the key of a campaign or lesson in it, as a choice of a form sends it. */
export const Place = (message: () => string) =>
  v.pipe(
    v.string(message),
    v.regex(/^[0-9a-f-]{36} [a-z0-9-]{1,64}$/, message),
    v.transform((value) => ({ curriculumId: value.slice(0, 36), key: value.slice(37) })),
  );
