// Reads posted forms within bounds: `request.formData()` takes as many fields as fit, one object each.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import busboy from "busboy";
import { curriculumLimits } from "~/domain/curricula/curriculum-limits";

/** Of a file or field no more is kept: one byte more than any form takes, so that whoever reads it refuses it. */
const maxValueBytes = curriculumLimits.bytes + 1;
/** A lesson's form, the largest, has some thousands. */
const maxFields = 10_000;
const maxFiles = 500;
const maxSizes = { fieldSize: maxValueBytes, fileSize: maxValueBytes };

class NotAForm extends Error {}

/** The form in a body; how many bytes it has is the host's to limit. Throws where it is none. */
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
  // The reason: both are the stream of the platform, which Node's types and the browser's name apart.
  await pipeline(Readable.fromWeb(request.body as NodeStream<Uint8Array>), parser);
  return form;
}
