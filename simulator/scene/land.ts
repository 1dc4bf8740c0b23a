import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

export type Ring = [number, number][];

/** The map that the Earth has until its pictures are loaded. */
export function drawLand(land: Topology, width: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, width / 2];
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.fillStyle = "#123a5c";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = "#2b5679";
  pen.lineWidth = 1;
  for (let longitude = -180; longitude <= 180; longitude += 30)
    drawRing(pen, canvas, [
      [longitude, -90],
      [longitude, 90],
    ]);
  for (let latitude = -60; latitude <= 60; latitude += 30)
    drawRing(pen, canvas, [
      [-180, latitude],
      [180, latitude],
    ]);
  pen.fillStyle = "#5d8a5a";
  pen.strokeStyle = "#a7c79c";
  for (const polygon of landOf(land)) {
    // Land that crosses the map's edge is drawn at both sides.
    for (const shift of [-360, 0, 360]) {
      pen.beginPath();
      for (const ring of polygon)
        traceRing(
          pen,
          canvas,
          ring.map(([longitude, latitude]) => [longitude + shift, latitude]),
        );
      pen.fill();
      pen.stroke();
    }
  }
  return canvas;
}

/** Polygons of land: degrees of longitude and latitude. */
export function landOf(land: Topology): Ring[][] {
  // The bundled map is a collection of polygons, whose points are pairs.
  const { features } = feature(land, land.objects.land as GeometryCollection);
  return features.flatMap(({ geometry }) => {
    if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") return [];
    // GeoJSON's declarations allow points of any length.
    const polygons = (geometry.type === "Polygon"
      ? [geometry.coordinates]
      : geometry.coordinates) as unknown as Ring[][];
    return polygons.map((rings) => rings.map(unwrapRing));
  });
}

/** Removes jumps at 180 degrees; closes a ring around the pole through the pole. */
export function unwrapRing(ring: Ring): Ring {
  let wrapShift = 0;
  const polygon: Ring = ring.map(([longitude, latitude], index) => {
    const jump = index === 0 ? 0 : longitude - (ring[index - 1]?.[0] ?? longitude);
    if (Math.abs(jump) > 180) wrapShift -= Math.sign(jump) * 360;
    return [longitude + wrapShift, latitude];
  });
  const [first, last] = [polygon[0], polygon.at(-1)];
  return wrapShift === 0 || !first || !last ? polygon : [...polygon, [last[0], -90], [first[0], -90]];
}

function traceRing(pen: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement, ring: Ring) {
  ring.forEach(([longitude, latitude], index) => {
    const [x, y] = [((longitude + 180) / 360) * width, ((90 - latitude) / 180) * height];
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
}

function drawRing(pen: CanvasRenderingContext2D, canvas: HTMLCanvasElement, ring: Ring) {
  pen.beginPath();
  traceRing(pen, canvas, ring);
  pen.stroke();
}
