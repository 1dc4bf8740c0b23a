// The player's plan for a spacecraft of the sandbox, as the browser keeps it.
import * as v from "valibot";
import type { Fuel } from "../../physics/fuel-budget";
import type { PlanNode } from "../../physics/planned-flight";
import type { Gravity } from "../../physics/propagation";

export const maxNodes = 12;
const day = 86_400;
/** Days of a plan: as long as the page can fly it at once, and with drag no longer than air can be foreseen. */
// oxlint-disable-next-line apsis/catalogue-text -- names in documents
const maxDays = { "two-body": 10, J2: 5, J22: 5, "J2 and drag": 2 } as const;
/** Seconds after the start of the last burn. */
export const maxSecondsOf = (gravity: Gravity) => maxDays[gravity] * day;
const longestPlan = maxDays["two-body"] * day;
/** m/s along one axis. */
export const maxDeltaV = 20_000;

/** Whole milliseconds, so that files have the exact times. */
export const roundSeconds = (seconds: number) => Math.round(seconds * 1000) / 1000;

const speed = v.pipe(v.number(), v.finite(), v.minValue(-maxDeltaV), v.maxValue(maxDeltaV));
const mass = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e7));

const CraftPlan = v.object({
  nodes: v.pipe(
    v.array(
      v.object({
        seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(longestPlan)),
        deltaV: v.tuple([speed, speed, speed]),
      }),
    ),
    v.maxLength(maxNodes),
    v.check((nodes) => nodes.every(({ seconds }, index) => index === 0 || seconds > (nodes[index - 1]?.seconds ?? 0))),
  ),
  fuel: v.object({
    dryMass: v.pipe(mass, v.gtValue(0)),
    propellant: mass,
    specificImpulse: v.pipe(mass, v.gtValue(0)),
  }),
});
export type CraftPlan = { nodes: PlanNode[]; fuel: Fuel };

/** `crafts`: plans by the names of their spacecraft. */
export const StoredPlans = v.object({
  epoch: v.pipe(v.number(), v.finite()),
  crafts: v.pipe(v.record(v.string(), CraftPlan), v.maxEntries(40)),
});
export type StoredPlans = v.InferOutput<typeof StoredPlans>;

export const newCraftPlan = (): CraftPlan => ({
  nodes: [],
  fuel: { dryMass: 1000, propellant: 500, specificImpulse: 300 },
});

/** The nodes with one moved or changed; it stays between its neighbours, a second apart. */
export function changeNode(
  nodes: readonly PlanNode[],
  index: number,
  change: Partial<PlanNode>,
  most = longestPlan,
): PlanNode[] {
  return nodes.map((node, at) => {
    if (at !== index) return node;
    const [earliest, latest] = boundsOf(nodes, index, most);
    const changed = { ...node, ...change };
    const limit = (value: number) => Math.min(maxDeltaV, Math.max(-maxDeltaV, value));
    const [radial, inTrack, crossTrack] = changed.deltaV;
    return {
      seconds: roundSeconds(Math.min(latest, Math.max(earliest, changed.seconds))),
      deltaV: [limit(radial), limit(inTrack), limit(crossTrack)],
    };
  });
}

/** Seconds between which a node may be moved. */
export const boundsOf = (nodes: readonly PlanNode[], index: number, most = longestPlan): [number, number] => [
  index === 0 ? 0 : (nodes[index - 1]?.seconds ?? 0) + 1,
  index + 1 < nodes.length ? (nodes[index + 1]?.seconds ?? 0) - 1 : most,
];

/** The nodes with an empty one added, or null where there is no room. */
export function addNode(
  nodes: readonly PlanNode[],
  seconds: number,
  most = longestPlan,
): { nodes: PlanNode[]; index: number } | null {
  const at = roundSeconds(seconds);
  const isFree = nodes.every((node) => Math.abs(node.seconds - at) >= 1);
  if (nodes.length >= maxNodes || !isFree || at < 0 || at > most) return null;
  const index = nodes.filter((node) => node.seconds < at).length;
  return { nodes: nodes.toSpliced(index, 0, { seconds: at, deltaV: [0, 0, 0] }), index };
}
