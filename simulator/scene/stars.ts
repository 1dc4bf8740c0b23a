import { radians } from "../../physics/earth";
import type { Vector } from "../../physics/vectors";

/** A star of the catalogue: its direction (J2000, within 0.4 degrees of the frame of date), magnitude and B-V. */
export type Star = { direction: Vector; magnitude: number; colorIndex: number };

const bytesPerStar = 6;

/** Reads the table that simulator/pictures/make-pictures.mjs packs; brightest first. */
export function readStars(bytes: ArrayBuffer): Star[] {
  const view = new DataView(bytes);
  return Array.from({ length: Math.floor(bytes.byteLength / bytesPerStar) }, (_, index) => {
    const at = index * bytesPerStar;
    const ascension = radians((view.getUint16(at, true) / 65_536) * 360);
    const declination = radians((view.getInt16(at + 2, true) / 32_767) * 90);
    return {
      direction: [
        Math.cos(declination) * Math.cos(ascension),
        Math.cos(declination) * Math.sin(ascension),
        Math.sin(declination),
      ],
      magnitude: view.getUint8(at + 4) / 32 - 2,
      colorIndex: view.getUint8(at + 5) / 100 - 0.5,
    };
  });
}

/** The colour of a star's light by its B-V, from blue over white to orange. */
export function colorOfStar(colorIndex: number): Vector {
  const t = Math.max(0, Math.min(1, (colorIndex + 0.3) / 2));
  return t < 0.35 ? [0.66 + 0.97 * t, 0.78 + 0.6 * t, 1] : [1, 0.99 - 0.45 * (t - 0.35), 1 - 0.85 * (t - 0.35)];
}
