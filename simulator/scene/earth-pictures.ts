import {
  CanvasTexture,
  DataTexture,
  LinearMipmapLinearFilter,
  RedFormat,
  RepeatWrapping,
  SRGBColorSpace,
  Texture,
} from "three";
import type { Topology } from "topojson-specification";
import { drawLand } from "./land";
import { readStars, type Star } from "./stars";
import type { Quality } from "./quality";

export type PictureUniforms = Record<"dayMap" | "nightMap" | "cloudMap" | "waterMap", { value: Texture }> & {
  /** 1 as soon as the pictures are loaded. */
  hasPictures: { value: number };
};

type Files = { day: string; others: boolean };

export const smallDay = "day-1024.webp";

/** Milliseconds that screens have to become usable before the first picture is fetched. */
const delayMs = 600;

/**
 * Pictures of the Earth and the stars, shared by all views of a stage. They are fetched once the first Earth is on the
 * screen; until then, and without them, a drawn map takes their place.
 */
export class EarthPictures {
  readonly uniforms: PictureUniforms;
  stars: readonly Star[] = [];
  /** Increases when new pictures are there. */
  version = 0;
  private readonly loading = new AbortController();
  private requested: string | null = null;
  private isDrawn = false;

  constructor(
    private readonly land: Topology,
    readonly urlOf: (file: string) => string,
    private readonly onLoad: () => void,
  ) {
    const blank = createBlank();
    this.uniforms = {
      dayMap: { value: blank },
      nightMap: { value: blank },
      cloudMap: { value: blank },
      waterMap: { value: blank },
      hasPictures: { value: 0 },
    };
  }

  /** Called for each Earth; `onLoad` is called later, if anything has to be fetched. */
  request(quality: Quality) {
    if (!this.isDrawn) this.drawMap(quality);
    const files = chooseFiles(quality);
    // A step down in quality keeps the better picture.
    if (this.requested !== null && (!files.others || this.requested === files.day)) return;
    this.requested = files.day;
    const timer = setTimeout(() => void this.load(files), delayMs);
    this.loading.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  }

  dispose() {
    this.loading.abort();
    const { hasPictures, ...maps } = this.uniforms;
    hasPictures.value = 0;
    for (const { value } of Object.values(maps)) freeTexture(value);
  }

  private drawMap(quality: Quality) {
    this.isDrawn = true;
    const drawn = new CanvasTexture(drawLand(this.land, quality === "full" ? 2048 : 1024));
    drawn.colorSpace = SRGBColorSpace;
    drawn.wrapS = RepeatWrapping;
    this.replace("dayMap", drawn);
  }

  /** Everything works without pictures: what can't be fetched is asked for again by the next Earth. */
  private async load({ day, others }: Files) {
    const [stars, dayMap, rest] = await Promise.allSettled([
      this.stars.length > 0 ? this.stars : this.fetchBytes("stars.bin").then(readStars),
      this.fetchPicture(day, true),
      others ? this.fetchAll(["night.webp", "clouds.webp", "water.webp"]) : [],
    ]);
    const pictures = [dayMap, rest].flatMap((result) => (result.status === "fulfilled" ? result.value : []));
    // Meanwhile a better picture was asked for, or all of them have become needless.
    if (this.loading.signal.aborted || this.requested !== day) return pictures.forEach(freeTexture);
    if ([stars, dayMap, rest].some(({ status }) => status === "rejected")) this.requested = null;
    if (stars.status === "fulfilled") this.stars = stars.value;
    // Night and clouds belong to the picture of the day, on whose colors they are drawn.
    const isWhole = dayMap.status === "fulfilled" && rest.status === "fulfilled";
    const names = ["dayMap", "nightMap", "cloudMap", "waterMap"] as const;
    if (isWhole) pictures.forEach((picture, index) => this.replace(names[index] ?? "dayMap", picture));
    else pictures.forEach(freeTexture);
    if (isWhole && others) this.uniforms.hasPictures.value = 1;
    this.version++;
    this.onLoad();
  }

  /** All of them, or none. */
  private async fetchAll(files: readonly string[]): Promise<Texture[]> {
    const results = await Promise.allSettled(files.map((file) => this.fetchPicture(file, false)));
    const pictures = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
    if (pictures.length === files.length) return pictures;
    pictures.forEach(freeTexture);
    throw new Error("Pictures of the Earth couldn't be fetched.");
  }

  private replace(name: Exclude<keyof PictureUniforms, "hasPictures">, picture: Texture) {
    freeTexture(this.uniforms[name].value);
    this.uniforms[name].value = picture;
  }

  private async fetchPicture(file: string, isColor: boolean): Promise<Texture> {
    // Decoded outside the main thread, and already the way WebGL stores pictures.
    const bitmap = await createImageBitmap(new Blob([await this.fetchBytes(file)], { type: "image/webp" }), {
      imageOrientation: "flipY",
      premultiplyAlpha: "none",
      colorSpaceConversion: "none",
    });
    const texture = new Texture(bitmap);
    Object.assign(texture, { flipY: false, wrapS: RepeatWrapping, minFilter: LinearMipmapLinearFilter });
    // The small picture is for software rendering and slow lines.
    texture.anisotropy = file === smallDay ? 1 : 4;
    if (isColor) texture.colorSpace = SRGBColorSpace;
    else texture.format = RedFormat;
    texture.needsUpdate = true;
    return texture;
  }

  private async fetchBytes(file: string): Promise<ArrayBuffer> {
    const response = await fetch(this.urlOf(file), { signal: this.loading.signal });
    if (!response.ok) throw new Error(`${file} answered ${response.status}.`);
    return response.arrayBuffer();
  }
}

/** Typed here because only Chromium has it. */
type Connection = { saveData?: boolean; effectiveType?: string };

type ScreenSize = { width: number; height: number; ratio: number };

const currentScreen = (): ScreenSize => ({ width: screen.width, height: screen.height, ratio: devicePixelRatio });

/** The smallest picture for software rendering and slow lines; a middle one for phones, which have little memory. */
export function chooseFiles(
  quality: Quality,
  connection = (navigator as { connection?: Connection }).connection,
  { width, height, ratio } = currentScreen(),
): Files {
  const isSlow = connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? "");
  if (quality === "plain" || isSlow) return { day: smallDay, others: false };
  const isLarge = Math.min(width, height) >= 700 && Math.max(width, height) * ratio > 1300;
  return { day: isLarge ? "day-4096.webp" : "day-2048.webp", others: true };
}

function createBlank(): Texture {
  const blank = new DataTexture(new Uint8Array([0, 0, 0, 255]), 1, 1);
  blank.needsUpdate = true;
  return blank;
}

function freeTexture(texture: Texture) {
  texture.dispose();
  if (texture.image instanceof ImageBitmap) texture.image.close();
}
