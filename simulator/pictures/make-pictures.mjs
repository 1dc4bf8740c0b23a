// Makes this folder's pictures and star table from two packages of the npm registry; README.md says how to run it.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { drawGlobe } from "./draw-globe.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const [tools] = process.argv.slice(2);
if (!tools) throw new Error("Usage: node make-pictures.mjs FOLDER, where FOLDER/node_modules has the three packages.");
const modules = resolve(tools, "node_modules");
const { default: sharp } = await import(pathToFileURL(join(modules, "sharp/dist/index.mjs")).href).catch(
  () => import(pathToFileURL(join(modules, "sharp/lib/index.js")).href),
);
const open = (file) => sharp(join(modules, "three-globe/example", file), { limitInputPixels: false });
const save = (name, picture, quality) => picture.webp({ quality, effort: 6 }).toFile(join(here, name));

for (const [name, width, quality] of [
  ["day-4096.webp", 4096, 62],
  ["day-2048.webp", 2048, 68],
  ["day-1024.webp", 1024, 72],
])
  await save(name, open("img/earth-blue-marble.jpg").resize(width), quality);

await save("clouds.webp", open("clouds/clouds.png").flatten({ background: "#000" }).grayscale().resize(2048), 62);
await save("water.webp", open("img/earth-water.png").grayscale().resize(1024), 50);
await save("night.webp", (await lightsOnly(open("img/earth-night.jpg"))).resize(2048), 60);
await save("globe.webp", await globe(), 78);
writeFileSync(join(here, "stars.bin"), packStars());

async function globe() {
  const pixelsOf = (picture) => picture.resize(2048).raw().toBuffer({ resolveWithObject: true });
  const { pixels, size } = drawGlobe(
    await pixelsOf(open("img/earth-blue-marble.jpg").removeAlpha()),
    await pixelsOf(open("clouds/clouds.png").flatten({ background: "#000" }).grayscale()),
  );
  return sharp(pixels, { raw: { width: size, height: size, channels: 4 } });
}

/** The picture of the night shows moonlit ground in blue, too; city lights are what is warmer than the ground. */
async function lightsOnly(picture) {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const lights = Buffer.alloc(info.width * info.height);
  for (let at = 0; at < lights.length; at++) {
    const [red, , blue] = data.subarray(3 * at, 3 * at + 3);
    lights[at] = Math.max(0, Math.min(255, 2.8 * (red - 0.18 * blue - 8)));
  }
  return sharp(lights, { raw: { width: info.width, height: info.height, channels: 1 } });
}

/** 6 bytes a star: right ascension and declination (J2000) as 16 bits, magnitude and colour index as 8; brightest first. */
function packStars() {
  const { features } = JSON.parse(readFileSync(join(modules, "d3-celestial/data/stars.6.json"), "utf8"));
  const stars = features
    .map(({ properties, geometry }) => ({
      magnitude: properties.mag,
      color: Number(properties.bv) || 0.6,
      longitude: (geometry.coordinates[0] + 360) % 360,
      latitude: geometry.coordinates[1],
    }))
    .filter(({ magnitude }) => magnitude <= 5)
    .sort((a, b) => a.magnitude - b.magnitude);
  const bytes = Buffer.alloc(6 * stars.length);
  stars.forEach(({ magnitude, color, longitude, latitude }, at) => {
    bytes.writeUInt16LE(Math.round((longitude / 360) * 65_536) % 65_536, 6 * at);
    bytes.writeInt16LE(Math.round((latitude / 90) * 32_767), 6 * at + 2);
    bytes.writeUInt8(Math.round((magnitude + 2) * 32), 6 * at + 4);
    bytes.writeUInt8(Math.round(Math.max(0, Math.min(2.5, color + 0.5)) * 100), 6 * at + 5);
  });
  return bytes;
}
