import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { flightTime } from "../../../content/flight-words";
import type { Flight } from "../../../physics/flight";
import { offNose, sunAngle, type Sight } from "../../../physics/imaging";
import type { FlightScenario } from "../../../physics/scenario";
import { h } from "../../dom";
import { formatDistance } from "./numbers";

/** The numbers of an imaging objective; its author's goal may leave them out. */
export function imagingGoal({ objective }: Pick<FlightScenario, "objective">): string[] {
  if (objective.kind !== "image") return [];
  const { seconds, nearest, farthest, sun, field } = objective;
  const distances = { nearest: formatDistance(nearest), farthest: formatDistance(farthest) };
  const goal = texts.gameFlights.imageGoal({ time: flightTime(seconds), ...distances, sun });
  return [goal, ...(field === undefined ? [] : [texts.gameFlights.cameraField({ field })])];
}

/** The camera's readings; null for other objectives. */
export function describeImaging(flight: Flight) {
  const { camera, time } = flight;
  const { objective } = flight.scenario;
  if (!camera || objective.kind !== "image") return { imaged: null, sight: null, sunAngle: null, offNose: null };
  const upTo = (degrees: number, limit: number) => texts.gameFlights.upTo({ value: fixed(degrees, 1), limit });
  return {
    imaged: texts.gameFlights.imagedOf({ seconds: Math.floor(camera.seconds.seen), of: objective.seconds }),
    sight: texts.gameFlights.sight({ sight: camera.sightAt(flight) }),
    sunAngle: upTo(sunAngle(camera.sunDirectionAt(time), flight), objective.sun),
    offNose: objective.field === undefined ? null : upTo(offNose(flight), objective.field),
  };
}

/** Of a finished flight: how long the camera saw the target, and how long it didn't and why. */
export function renderImagingTable({ camera }: Pick<Flight, "camera">): HTMLElement | null {
  if (!camera) return null;
  // Object.entries of a record with exactly these keys.
  const rows = (Object.entries(camera.seconds) as [Sight, number][])
    .filter(([sight, seconds]) => sight === "seen" || seconds > 0)
    .map(([sight, seconds]) =>
      h("tr", {}, h("th", { scope: "row" }, texts.gameFlights.sight({ sight })), h("td", {}, flightTime(seconds))),
    );
  return h("section", {}, h("h2", {}, texts.gameFlights.imagingTitle), h("table", { class: "score" }, ...rows));
}
