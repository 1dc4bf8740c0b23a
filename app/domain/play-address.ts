// The simulator opens the class and the scenario that its page's address names (simulator/unity/address.ts).

type PlayPlace = { classId: string | null; scenarioId?: string | null };

/** The game's page with a class (its session) and a scenario to open. Other games ignore both. */
export function playAddressOf({ classId, scenarioId = null }: PlayPlace): string {
  const query = new URLSearchParams();
  if (classId !== null) query.set("class", classId);
  if (scenarioId !== null) query.set("scenario", scenarioId);
  return query.size === 0 ? "/play" : `/play?${query}`;
}

const places = ["class", "scenario", "mission"];

/** The class, scenario and mission of a query, for the game's frame; nothing else, such as a preview's token. */
export function placeQueryOf(search: URLSearchParams): string {
  const query = new URLSearchParams([...search].filter(([name]) => places.includes(name)));
  return query.size === 0 ? "" : `?${query}`;
}
