import { maxImageBytes } from "../../../content/image-schema";

const kinds: [type: string, beginning: string][] = [
  ["image/png", "\x89PNG\r\n"],
  ["image/jpeg", "\xff\xd8\xff"],
  ["image/webp", "RIFF"],
];

/** Replaces uploaded image files with data URLs. For other files the name remains, which validation refuses. */
export async function embedImages(form: FormData) {
  for (const [name, value] of [...form]) {
    if (typeof value === "string" || !name.endsWith(".image.file")) continue;
    form.delete(name);
    if (value.size > 0) form.set(name.replace(/file$/, "data"), await dataUrlOf(value));
  }
}

async function dataUrlOf(file: File): Promise<string> {
  if (file.size > maxImageBytes) return file.name;
  const bytes = Buffer.from(await file.arrayBuffer());
  const kind = kinds.find(([, beginning]) => bytes.toString("latin1", 0, beginning.length) === beginning);
  return kind ? `data:${kind[0]};base64,${bytes.toString("base64")}` : file.name;
}
