// The page's address names the class and the scenario to open, so that links and reloads lead there.

type Place = "class" | "scenario" | "mission" | "duel";

/** An id in the page's address; only used to find one of the player's own classes or scenarios. */
export const idInAddress = (place: Place): string | null => new URLSearchParams(location.search).get(place);

/** Names a scenario in the address of the current history entry, or none. */
export const showScenario = (scenarioId: string | null) => replaceAddress(addressWith("scenario", scenarioId));

/** Removes the class from the address, after the player has chosen another. */
export const forgetClass = () => replaceAddress(addressWith("class", null));

/** Names a mission, or a draft on this device, in the address of the current history entry, or none. */
export const showMissionAddress = (id: string | null) => replaceAddress(addressWith("mission", id));

/** Names a game of two players in the address of the current history entry, or none. */
export const showDuelAddress = (duelId: string | null) => replaceAddress(addressWith("duel", duelId));

/** Adds a history entry with a scenario, or without. */
export function pushScenario(scenarioId: string | null, state: object) {
  history.pushState(state, "", addressWith("scenario", scenarioId));
  announceAddress();
}

/** For the page around the game's frame (app/game/game-frame.tsx), which can't see the frame's address. */
export const announceAddress = () => dispatchEvent(new Event("apsisaddress"));

function replaceAddress(address: string) {
  if (address !== location.pathname + location.search + location.hash) history.replaceState(history.state, "", address);
  announceAddress();
}

function addressWith(place: Place, id: string | null): string {
  const url = new URL(location.href);
  if (url.searchParams.get(place) === id) return url.pathname + url.search + url.hash;
  if (id === null) url.searchParams.delete(place);
  else url.searchParams.set(place, id);
  return url.pathname + url.search + url.hash;
}
