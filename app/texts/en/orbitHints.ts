import { plural } from "../format";

/** Hints for tasks at the globe and for practice flights, in three stages. */
export const orbitHints = {
  nudge: "Nudge",
  method: "Method",
  way: "Solution",
  tooLow: ({ quantity }: { quantity: OrbitQuantity }) =>
    ({
      perigee: "The perigee is too low: raise it.",
      apogee: "The apogee is too low: raise it.",
      inclination: "The inclination is too small: increase it.",
      node: "The node's longitude is too small: increase it.",
      argumentOfPerigee: "The argument of perigee is too small: increase it.",
      period: "The period is too short: make it longer.",
      eccentricity: "The eccentricity is too small: increase it.",
      trueLongitude: "The true longitude is too small: increase it.",
    })[quantity],
  tooHigh: ({ quantity }: { quantity: OrbitQuantity }) =>
    ({
      perigee: "The perigee is too high: lower it.",
      apogee: "The apogee is too high: lower it.",
      inclination: "The inclination is too large: reduce it.",
      node: "The node's longitude is too large: reduce it.",
      argumentOfPerigee: "The argument of perigee is too large: reduce it.",
      period: "The period is too long: make it shorter.",
      eccentricity: "The eccentricity is too large: reduce it.",
      trueLongitude: "The true longitude is too large: reduce it.",
    })[quantity],
  keep: ({ count }: { count: number }) =>
    plural(count, {
      one: "One goal is already met: keep it.",
      other: "# goals are already met: keep them.",
    }),
  circle:
    "Both altitudes have the same limits, so the orbit is a circle. A burn on one side of an orbit moves the opposite side, so set one altitude at a time.",
  apsides:
    "Perigee and apogee are the lowest and the highest point above the ground. A burn at one of them moves the other one and leaves the first where it is.",
  methodOf: ({ quantity }: { quantity: Exclude<OrbitQuantity, "perigee" | "apogee"> }) =>
    ({
      inclination:
        "The inclination is the angle between the plane of the orbit and the equator: 0° stays above the equator, 90° goes over the poles, and more than 90° goes westward. Altitudes don't change it.",
      node: "The node is where the orbit crosses the equator northward; its longitude is counted eastward from the vernal equinox. Changing it only turns the plane about the Earth's axis.",
      argumentOfPerigee:
        "The argument of perigee is the angle in the plane from the ascending node to the perigee: at 90° the perigee is farthest north, at 270° farthest south.",
      period:
        "The period depends on the semi-major axis alone: T = 2π √(a³ / µ), where a is the Earth's radius plus the average of both altitudes. Raise either altitude to make it longer, and watch the value.",
      eccentricity:
        "The eccentricity is the difference between the altitudes, divided by the sum of the radii from the center of the Earth. Equal altitudes make it 0.",
      trueLongitude:
        "The true longitude is the sum of node, argument of perigee and true anomaly, minus 360° if the sum is larger. It says where the spacecraft is, even without a perigee or a node to count from.",
    })[quantity],
};

type OrbitQuantity =
  "perigee" | "apogee" | "inclination" | "node" | "argumentOfPerigee" | "period" | "eccentricity" | "trueLongitude";
