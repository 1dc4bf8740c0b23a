import * as v from "valibot";
import { text } from "./text";

/** Of the picture itself; written down it takes a third more. */
export const maxImageBytes = 150_000;
/** In one lesson: it travels with its document, and is loaded as a whole. */
export const maxImages = 8;

/** Each kind by how its bytes begin, so that nothing else passes under its name. */
const beginning = /^data:image\/(?:png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/|webp;base64,UklGR)[A-Za-z0-9+/]*={0,2}$/;

const expected = `must be a PNG, JPEG or WebP picture of at most ${maxImageBytes / 1000} kB`;

/** A picture that the lesson carries along, told in words to whoever does not see it. */
export const ImageSchema = v.strictObject({
  data: v.pipe(v.string(), v.maxLength(Math.ceil(maxImageBytes / 3) * 4 + 30, expected), v.regex(beginning, expected)),
  alt: text,
  caption: v.optional(text),
});
