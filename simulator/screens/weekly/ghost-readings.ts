import { texts } from "~/texts";
import type { Flight } from "../../../physics/flight";
import type { GhostPath } from "../../attempts/ghost-path";
import { createGhostClock, placesOf, type GhostPlace } from "../../attempts/ghost-places";
import { h, setText } from "../../dom";
import { formatDistance } from "../flight/numbers";

type Beside = { flight: Flight; ghosts: readonly GhostPath[]; watch(watcher: { write: () => void }): void };

/** Of those who still fly. */
const maxSpoken = 2;

/** Classmates by distance, as a list, and as a sentence for screen readers now and then. Null without any. */
export function renderGhostReadings(own: Beside): { list: HTMLElement; voice: HTMLElement } | null {
  const { flight, ghosts } = own;
  if (ghosts.length === 0) return null;
  const entries = ghosts.map(() => ({ name: h("bdi", {}), place: h("span", {}) }));
  const list = h(
    "ul",
    { class: "ghost-readings", "aria-label": texts.weeklyMissions.classmates },
    ...entries.map(({ name, place }) => h("li", {}, name, " ", place)),
  );
  const voice = h("p", { class: "voice", role: "status", "aria-label": texts.weeklyMissions.classmates });
  const isTime = createGhostClock(flight.scenario, flight.time);
  own.watch({
    write: () => {
      const places = placesOf(flight, ghosts);
      entries.forEach(({ name, place }, index) => {
        const at = places[index];
        setText(name, at?.username ?? "");
        setText(place, at ? placeText(at) : "");
      });
      const flying = places.filter(({ side }) => side !== "ended").slice(0, maxSpoken);
      if (flying.length > 0 && isTime(flight.time, performance.now())) setText(voice, sentenceOf(flying));
    },
  });
  return { list, voice };
}

const placeText = ({ distance, side }: GhostPlace) =>
  texts.weeklyMissions.ghostPlace({ distance: formatDistance(distance), side });

/** "ANNA is 120 m ahead." */
export const sentenceOf = (places: readonly GhostPlace[]) =>
  places.map((place) => texts.weeklyMissions.ghostIs({ username: place.username, place: placeText(place) })).join(" ");
