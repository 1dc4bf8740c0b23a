export const flights = {
  upTo: ({ length, axis }: { length: string; axis: "radial" | "cross-track" }) =>
    ({ radial: `Up to ${length} radial.`, "cross-track": `Up to ${length} cross-track.` })[axis],
  placeOf: ({ inTrack, radial }: { inTrack: string; radial: string }) => `${inTrack} in-track and ${radial} radial`,
  noPath: "No path.",
  pathLabel: ({ start, end, burns }: { start: string; end: string; burns: number }) =>
    `Path from ${start} to ${end} of the target, with ${burns} burns, over the reference.`,
  adviceTitle: "What would have gained most",
  advicePending: "Some dozens of flights are tried…",
  flight: "Flight",
  notReplayed: ({ reason }: { reason: string }) => `It cannot be flown again here: ${reason}`,
  replayTitle: "Flight, flown again",
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
  }) => `${outcome} ${deltaV} m/s in ${duration}, version ${version} of the scenario.`,
  pointsTitle: "Points of the flight",
  pointsFor: "Points for",
  lost: "Lost",
  why: "Why",
  gatesTitle: "Gates at the end",
  gate: "Gate at the end",
  flown: "Flown",
  limit: "Limit",
  kept: "Kept",
  overLimit: "✗ more",
  pulsesTitle: "Pulses of the flight",
  byHand: "By hand",
  pulses: "Pulses",
  inAll: "In all",
  noBurns: "No burn was made.",
  burnsTitle: "Burns of the flight",
  burn: "Burn",
  burnTime: "Time, min:s",
  deltaV: "Delta-v, m/s",
  coastAfter: "Coast after it",
  burnNumber: ({ index }: { index: number }) => `Burn ${index}`,
  notSafe: "not safe",
  orbitLabel: "The same flight round the Earth",
  play: "Play",
  playAt: ({ speed }: { speed: number }) => `Play at ${speed} times the speed`,
  moment: "Moment of the flight",
  thisIsBest: "This flight, the class's best",
  thisFlight: "This flight",
  classBest: "Best of the class",
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
    `In the target's frame: in-track to the right, ${up} up. Black or white dot: target; numbers: burns${keepOut === null ? "" : `; dotted circle: keep-out sphere of ${keepOut}`}${hasHoldPoint ? "; cross: hold point" : ""}.`,
  withinLimit: "✓ within",
  axisSpeed: ({ axis }: { axis: "radial" | "in-track" | "cross-track" }) =>
    ({ radial: "Radial, m/s", "in-track": "In-track, m/s", "cross-track": "Cross-track, m/s" })[axis],
  safe: "safe",
  orbitCaption: ({ up }: { up: "radial" | "cross-track" }) =>
    up === "radial"
      ? "Round the Earth, to scale: from above the target's plane."
      : "Round the Earth, to scale: along the line where the planes cross.",
  timeOf: ({ time, end }: { time: string; end: string }) => `${time} of ${end}`,
  place: ({ radial, inTrack, crossTrack }: { radial: string; inTrack: string; crossTrack: string }) =>
    `${radial} radial, ${inTrack} in-track, ${crossTrack} cross-track`,
  reference: ({ how }: { how: string }) => `Reference: ${how}`,
  kilometres: ({ length }: { length: number }) => `${length} km`,
  metres: ({ length }: { length: string }) => `${length} m`,
  hours: ({ h, min }: { h: number; min: number }) => `${h} h ${min} min`,
  minutes: ({ min, s }: { min: number; s: number }) => `${min} min ${s} s`,
  seconds: ({ s }: { s: number }) => `${s} s`,
  noModel: "This server does not have the flight model of this scenario.",
  otherVersion: ({ version, flown }: { version: number; flown: number }) =>
    `This scenario is flown in version ${version}, not ${flown}.`,
  notShownNow: ({ reason }: { reason: string }) => `The flight can't be shown now. ${reason}`,
};
