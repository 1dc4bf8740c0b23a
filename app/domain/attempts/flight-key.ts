// Pure: the flight of a scenario in one of its editions.
import { isFlown, type FlightKey } from "~/domain/flights/flight-of-start";
import type { Edition } from "./check-bounds";
import type { ScenarioBounds } from "./find-bounds";

/** In the newest edition, or in the one that `bounds` have been narrowed to. */
export const flightKeyOf = (bounds: ScenarioBounds, edition: Edition | undefined = bounds.editions[0]): FlightKey => ({
  ...{ curriculumKey: bounds.curriculumKey, key: bounds.key },
  ...{ maxScore: edition?.maxScore ?? 0, own: edition?.flight ?? null },
});

/** Whether the server can simulate it. */
export const isFlownScenario = (bounds: ScenarioBounds) => isFlown(flightKeyOf(bounds));
