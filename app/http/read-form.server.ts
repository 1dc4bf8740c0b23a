// Parses posted forms within limits: `request.formData()` accepts any number of fields, an object each.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import busboy from "busboy";
import { curriculumLimits } from "~/domain/curricula/curriculum-document";

/** Values are cut at one byte more than any form accepts, so that validation refuses them. */
const maxValueBytes = curriculumLimits.bytes + 1;
/** The largest form, a lesson's, has some thousands. */
const maxFields = 10_000;
const maxFiles = 500;
const maxSizes = { fieldSize: maxValueBytes, fileSize: maxValueBytes };

class NotAForm extends Error {}

/** Parses a form body, whose size the host limits. Throws if it isn't a form. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (/^multipart\/form-data\b/i.test(type)) return readParts(request, type);
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return readUrlEncoded(await request.text());
  throw new NotAForm();
}

function readUrlEncoded(text: string): FormData {
  let fields = 1;
  for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1)) fields++;
  if (fields > maxFields) throw new NotAForm();
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}

async function readParts(request: Request, type: string): Promise<FormData> {
  const limits = { fields: maxFields, files: maxFiles, fieldNameSize: 1_000, ...maxSizes };
  const parser = busboy({ headers: { "content-type": type }, limits, defParamCharset: "utf8" });
  const form = new FormData();
  const refuse = () => parser.destroy(new NotAForm());
  parser.on("field", (name, value) => form.append(name, value));
  parser.on("file", (name, file, { filename, mimeType }) => {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    file.on("data", (piece: Uint8Array<ArrayBuffer>) => pieces.push(piece));
    file.on("end", () => form.append(name, new File(pieces, filename ?? "", { type: mimeType })));
  });
  parser.on("fieldsLimit", refuse).on("filesLimit", refuse);
  if (!request.body) throw new NotAForm();
  // The same web stream, which Node and the DOM declare as different types.
  await pipeline(Readable.fromWeb(request.body as NodeStream<Uint8Array>), parser);
  return form;
}
