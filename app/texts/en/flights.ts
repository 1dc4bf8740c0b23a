import { plural } from "../format";

export const flights = {
  /** Ends the caption of a plot in two dimensions: the third one. */
  upTo: ({ length, axis }: { length: string; axis: "radial" | "cross-track" }) =>
    ({ radial: `Not shown: up to ${length} radial.`, "cross-track": `Not shown: up to ${length} cross-track.` })[axis],
  placeOf: ({ inTrack, radial }: { inTrack: string; radial: string }) => `${inTrack} in-track and ${radial} radial`,
  noPath: "There's no path to show.",
  pathLabel: ({ start, end, burns }: { start: string; end: string; burns: number }) =>
    plural(burns, {
      one: `Path with # burn, drawn over the reference path. Start relative to the target: ${start}. End: ${end}.`,
      other: `Path with # burns, drawn over the reference path. Start relative to the target: ${start}. End: ${end}.`,
    }),
  adviceTitle: "What would have earned the most points",
  advicePending: "Trying out dozens of flights…",
  flight: "Flight",
  /** `reason` is a sentence. */
  notReplayed: ({ reason }: { reason: string }) => `This flight can't be replayed. ${reason}`,
  replayTitle: "Flight replay",
  /** `outcome` is a sentence. */
  replaySummary: ({
    outcome,
    deltaV,
    duration,
    version,
  }: {
    outcome: string;
    deltaV: string;
    duration: string;
    version: number;
  }) => `${outcome} Delta-v of ${deltaV} m/s in ${duration}, scenario version ${version}.`,
  pointsTitle: "Points for this flight",
  pointsFor: "Points for",
  lost: "Lost",
  why: "Reason",
  gatesTitle: "Gates at the end",
  /** A limit that the flight has to meet at its end. */
  gate: "Gate at the end",
  flown: "Flown",
  limit: "Limit",
  kept: "Met",
  overLimit: "✗ over",
  pulsesTitle: "Pulses flown by hand",
  byHand: "By hand",
  pulses: "Pulses",
  inAll: "Total",
  noBurns: "No burns were made.",
  burnsTitle: "Burns in this flight",
  burn: "Burn",
  burnTime: "Time, min:s",
  deltaV: "Delta-v, m/s",
  /** Heading of a column: is coasting after this burn "safe" or "not safe"? */
  coastAfter: "Coast after burn",
  burnNumber: ({ index }: { index: number }) => `Burn ${index}`,
  notSafe: "not safe",
  orbitLabel: "The same flight around the Earth",
  play: "Play",
  playAt: ({ speed }: { speed: number }) => `Play at ${speed} times the speed`,
  moment: "Time in the flight",
  thisIsBest: "This flight, the best in the class",
  authorsFlight: "The author's flight",
  thisFlight: "This flight",
  classBest: "Best flight in the class",
  comparedFlights: "Compared flights",
  time: "Time",
  plotCaption: ({
    up,
    keepOut,
    hasHoldPoint,
  }: {
    up: "radial" | "cross-track";
    keepOut: string | null;
    hasHoldPoint: boolean;
  }) =>
    [
      up === "radial"
        ? "In the target's frame, in-track to the right, radial up."
        : "In the target's frame, in-track to the right, cross-track up.",
      "Black or white dot: target. Numbers: burns.",
      ...(keepOut === null ? [] : [`Dotted circle: keep-out sphere of ${keepOut}.`]),
      ...(hasHoldPoint ? ["Cross: hold point."] : []),
    ].join(" "),
  withinLimit: "✓ within",
  axisSpeed: ({ axis }: { axis: "radial" | "in-track" | "cross-track" }) =>
    ({ radial: "Radial, m/s", "in-track": "In-track, m/s", "cross-track": "Cross-track, m/s" })[axis],
  safe: "safe",
  orbitCaption: ({ up }: { up: "radial" | "cross-track" }) =>
    up === "radial"
      ? "Around the Earth, to scale, seen from above the target's orbital plane."
      : "Around the Earth, to scale, seen along the line where the orbital planes cross.",
  timeOf: ({ time, end }: { time: string; end: string }) => `${time} of ${end}`,
  place: ({ radial, inTrack, crossTrack }: { radial: string; inTrack: string; crossTrack: string }) =>
    `${radial} radial, ${inTrack} in-track, ${crossTrack} cross-track`,
  reference: ({ how }: { how: string }) => `Reference: ${how}`,
  kilometres: ({ length }: { length: string }) => `${length} km`,
  metres: ({ length }: { length: string }) => `${length} m`,
  hours: ({ h, min }: { h: number; min: number }) => `${h} h ${min} min`,
  minutes: ({ min, s }: { min: number; s: number }) => `${min} min ${s} s`,
  seconds: ({ s }: { s: number }) => `${s} s`,
  noModel: "This server doesn't have the flight model for this scenario.",
  otherVersion: ({ version, flown }: { version: number; flown: number }) =>
    `The flight used version ${flown} of the scenario, but this server has version ${version}.`,
  notShownNow: ({ reason }: { reason: string }) => `Try again later: ${reason}`,
};
