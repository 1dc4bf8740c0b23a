import { maxImageBytes } from "../../../content/image-schema";

/** Longest side in pixels and quality, tried in this order. */
const sizes: [side: number, quality: number][] = [
  [1600, 0.85],
  [1200, 0.8],
  [900, 0.7],
];

/** An image as a data URL, shrunk if necessary; null if the file isn't an image or can't be shrunk enough. */
export async function shrinkImage(file: File): Promise<string | null> {
  if (file.size <= maxImageBytes && /^image\/(png|jpeg|webp)$/.test(file.type)) return readAsDataUrl(file);
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  for (const [side, quality] of sizes) {
    const text = encode(picture, Math.min(1, side / Math.max(picture.width, picture.height)), quality);
    if (text && (text.length / 4) * 3 < maxImageBytes) return text;
  }
  return null;
}

function encode(picture: ImageBitmap, scale: number, quality: number) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // Browsers without WebP encoding produce PNG, which lessons accept too.
  return canvas.toDataURL("image/webp", quality);
}

const readAsDataUrl = (file: File) =>
  new Promise<string | null>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(typeof reader.result === "string" ? reader.result : null);
    reader.onerror = () => done(null);
    reader.readAsDataURL(file);
  });
