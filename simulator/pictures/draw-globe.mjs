// The Earth from outside as one picture, for drawings that turn nothing: lit and colored as by scene/earth-shader.ts.

const [size, samples] = [512, 2];
/** Earth radii from the middle to the picture's edge: there is room for the air. */
export const reach = 1.08;
/** Seen from straight above the plane of an orbit inclined by 51.6 degrees, such as a station's. */
const [latitude, longitude] = [0.67, 0.26];
/** To the right, up and towards the viewer. */
const sun = unit([-0.52, 0.5, 0.69]);

/** `day`: pixels in RGB; `clouds`: in gray; both from 180 W to 180 E. */
export function drawGlobe(day, clouds) {
  const pixels = Buffer.alloc(4 * size * size);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const sum = [0, 0, 0, 0];
      for (let at = 0; at < samples * samples; at++) {
        const across = (column + ((at % samples) + 0.5) / samples) / size;
        const down = (row + (Math.floor(at / samples) + 0.5) / samples) / size;
        colorAt((2 * across - 1) * reach, (1 - 2 * down) * reach, day, clouds).forEach((part, index) => {
          sum[index] += part / (samples * samples);
        });
      }
      const [red, green, blue, alpha] = sum;
      const to = 4 * (row * size + column);
      [red, green, blue].forEach((part, index) => {
        pixels[to + index] = Math.round(255 * toScreen(alpha > 0 ? part / alpha : 0));
      });
      pixels[to + 3] = Math.round(255 * alpha);
    }
  return { pixels, size };
}

/** Linear light times opacity, and opacity. */
function colorAt(x, y, day, clouds) {
  const distance = Math.hypot(x, y);
  if (distance >= 1) {
    const air = Math.exp((1 - distance) / 0.013) * smooth(-0.28, 0.3, (x * sun[0] + y * sun[1]) / distance);
    return [0.25, 0.5, 1].map((part) => part * 0.8 * air).concat(0.8 * air);
  }
  const up = [x, y, Math.sqrt(1 - distance * distance)];
  const height = up[0] * sun[0] + up[1] * sun[1] + up[2] * sun[2];
  const daylight = smooth(-0.13, 0.3, height);
  const brightness = daylight * (0.25 + 0.95 * Math.sqrt(Math.max(height, 0)));
  const ground = pixelAt(day, up, 3).map(toLight);
  const cover = smooth(0.04, 0.85, pixelAt(clouds, up, 1)[0]) * 0.92;
  const edge = 1 - up[2];
  const air = (0.035 + 0.6 * edge ** 3) * smooth(-0.16, 0.34, height) * 0.85;
  return ground
    .map((part, index) => {
      const lit = mix(part * 1.55 * brightness, 1.02 * brightness, cover) + part * [0.035, 0.05, 0.085][index];
      return 1 - Math.exp(-1.35 * mix(lit, [0.2, 0.44, 0.9][index], air));
    })
    .concat(1);
}

function pixelAt({ data, info }, [x, y, z], channels) {
  const [s, c] = [Math.sin(latitude), Math.cos(latitude)];
  const north = Math.asin(y * c + z * s);
  const east = longitude + Math.atan2(x, z * c - y * s);
  const column = Math.floor(((east / (2 * Math.PI) + 1.5) % 1) * info.width);
  const row = Math.min(info.height - 1, Math.floor((0.5 - north / Math.PI) * info.height));
  const at = channels * (row * info.width + column);
  return Array.from({ length: channels }, (_, index) => data[at + index] / 255);
}

function unit(vector) {
  const length = Math.hypot(...vector);
  return vector.map((part) => part / length);
}

const mix = (from, to, share) => from + (to - from) * share;
const toLight = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const toScreen = (part) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

function smooth(from, to, value) {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
