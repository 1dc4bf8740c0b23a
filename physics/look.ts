import { dot, length, scale, subtract, type Vector } from "./vectors";
import { degrees, earthRadius, greenwichAngle, radians, sunDirection } from "./earth";

/** A place on the ground: degrees of latitude (geodetic) and longitude (east), metres above the ellipsoid. */
export type Place = { latitude: number; longitude: number; height: number };

/** Degrees clockwise from north, degrees above the horizon, metres. */
export type Look = { azimuth: number; elevation: number; range: number };

/** WGS-84 flattening. */
const flattening = 1 / 298.257223563;

/** East, north and up at a place, and the place itself in metres, in the inertial frame at a time (ms since 1970). */
function siteOf({ latitude, longitude, height }: Place, time: number) {
  const [north, east] = [radians(latitude), radians(longitude) + greenwichAngle(time)];
  const [sinNorth, cosNorth, sinEast, cosEast] = [Math.sin(north), Math.cos(north), Math.sin(east), Math.cos(east)];
  const squaredAxisRatio = (1 - flattening) ** 2;
  const normal = earthRadius / Math.sqrt(cosNorth * cosNorth + squaredAxisRatio * sinNorth * sinNorth);
  const outward = (normal + height) * cosNorth;
  const position: Vector = [outward * cosEast, outward * sinEast, (normal * squaredAxisRatio + height) * sinNorth];
  const axes: Record<"east" | "north" | "up", Vector> = {
    east: [-sinEast, cosEast, 0],
    north: [-sinNorth * cosEast, -sinNorth * sinEast, cosNorth],
    up: [cosNorth * cosEast, cosNorth * sinEast, sinNorth],
  };
  return { position, axes };
}

/** Azimuth, elevation and range of an inertial position (m) from a place, without refraction. */
export function lookFrom(place: Place, position: Vector, time: number): Look {
  const { position: site, axes } = siteOf(place, time);
  const line = subtract(position, site);
  const range = length(line);
  const azimuth = degrees(Math.atan2(dot(line, axes.east), dot(line, axes.north)));
  return { azimuth: (azimuth + 360) % 360, elevation: degrees(Math.asin(dot(line, axes.up) / range)), range };
}

/** Whether the Sun lights a position, which means that it is outside the Earth's cylindrical shadow. */
export const isSunlit = (position: Vector, time: number) => isLitFrom(sunDirection(time), position);

export function isLitFrom(sun: Vector, position: Vector): boolean {
  const along = dot(position, sun);
  return along > 0 || length(subtract(position, scale(sun, along))) > earthRadius;
}

/** Whether the Sun is at least 6 degrees below the horizon, so that sunlit satellites are visible. */
export const isDark = (place: Place, time: number) =>
  dot(siteOf(place, time).axes.up, sunDirection(time)) < Math.sin(radians(-6));
