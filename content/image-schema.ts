import * as v from "valibot";
import { schemaReason } from "./findings";
import { text } from "./text";

/** Bytes of a picture; its base64 text takes a third more. */
export const maxImageBytes = 150_000;
/** Per lesson, because a lesson is stored and loaded as a whole. */
export const maxImages = 8;

/** Checks each type's magic number, so that nothing else passes as a picture. */
const beginning = /^data:image\/(?:png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/|webp;base64,UklGR)[A-Za-z0-9+/]*={0,2}$/;

/**
 * A line drawing: shapes and texts without script, style, link or address. Browsers decode `%3C` to `<`, so a percent
 * sign only begins `%23`, a colour's `#`, or `%25`.
 */
const attribute =
  /(?: (?:xmlns|viewBox|width|height|d|c?[xy]|r[xy]?|fill|font-[a-z]+|text[-A-Z][a-z]+|stroke[a-z-]*)='(?:[-\w .,:/]|%2[35])*')*/;
const drawing = new RegExp(
  `^data:image/svg\\+xml,<svg${attribute.source}>(?:<(?:path|circle|ellipse|text)${attribute.source}/?>|</text>|%25|[^<>&#%\\p{Cc}\\p{Surrogate}])+</svg>$`,
  "u",
);

const expected = schemaReason("wrongImage", { kilobytes: maxImageBytes / 1000 });

/** A picture embedded in the lesson, with an alternative text. */
export const ImageSchema = v.strictObject({
  data: v.pipe(
    v.string(),
    v.maxLength(Math.ceil(maxImageBytes / 3) * 4 + 30, expected),
    v.check((data) => beginning.test(data) || drawing.test(data), expected),
  ),
  alt: text,
  caption: v.optional(text),
});
