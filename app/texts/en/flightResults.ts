import { plural } from "../format";

/** How a flight ended, its points, and what would have gained more: in the game, and on pages and in receipts. */
export const flightResults = {
  minutes: ({ minutes, seconds }: { minutes: number; seconds: string }) => `${minutes} min ${seconds} s`,
  days: ({ days, hours }: { days: number; hours: number }) => `${days} d ${hours} h`,
  objectiveReached: "Objective reached.",
  leftEarly: "Left before the objective.",
  enteredKeepOut: ({ radius }: { radius: string }) => `You entered the keep-out sphere of ${radius} m.`,
  timeUp: "Time is up.",
  notCaptured: "The port didn't capture the spacecraft.",
  gateExceeded: ({ gate, value, limit }: { gate: string; value: string; limit: string }) =>
    `${gate}: ${value} (limit ${limit}).`,
  gate: ({
    gate,
  }: {
    gate:
      | "perigee"
      | "apogee"
      | "planeAngle"
      | "holdPoint"
      | "speed"
      | "flyRound"
      | "miss"
      | "passing"
      | "slot"
      | "holdTime"
      | "imaging"
      | "axis"
      | "closing"
      | "sideways"
      | "misalignment"
      | "turning";
  }) =>
    ({
      perigee: "Perigee error",
      apogee: "Apogee error",
      planeAngle: "Plane angle",
      holdPoint: "Distance to the hold point",
      speed: "Speed",
      flyRound: "Fly-around remaining",
      miss: "Shortfall in miss distance",
      passing: "Time left until the object has passed",
      slot: "Largest distance from the slot",
      holdTime: "Hold time remaining",
      imaging: "Imaging time remaining",
      axis: "Off the axis",
      closing: "Closing speed",
      sideways: "Sideways speed",
      misalignment: "Misalignment",
      turning: "Turn rate",
    })[gate],
  part: ({ part }: { part: "objective" | "deltaV" | "time" | "safety" }) =>
    ({ objective: "Objective", deltaV: "Delta-v", time: "Time", safety: "Safety" })[part],
  achieved: "Achieved.",
  notAchieved: "Not achieved.",
  deltaVUsed: ({ used, reference }: { used: string; reference: string }) =>
    `${used} m/s used; the reference needs ${reference} m/s.`,
  timeFlown: ({ flown, par, limit }: { flown: string; par: string; limit: string }) =>
    `${flown} flown. Full points up to ${par}, none at ${limit}.`,
  wastefulTimeFlown: ({ flown, par, limit }: { flown: string; par: string; limit: string }) =>
    `${flown} flown. Full points up to ${par}, none at ${limit}, and fewer if you use more than twice the reference's delta-v.`,
  neverEntered: "You never entered the keep-out sphere.",
  neverWouldEnter: "You never entered the keep-out sphere, and all burns were passively safe.",
  entered: ({ entries }: { entries: number }) =>
    plural(entries, {
      one: "You entered the keep-out sphere once.",
      other: "You entered the keep-out sphere # times.",
    }),
  unsafeBurns: ({ burns }: { burns: number }) =>
    plural(burns, { one: "# burn was not passively safe.", other: "# burns were not passively safe." }),
  nothingLost: "No points were lost.",
  lost: ({ points }: { points: number }) => plural(points, { one: "# point was lost.", other: "# points were lost." }),
  seeGates: "At contact, every value must be within its limit: see the gates below.",
  noSmallChange: ({ how }: { how: string }) => `No small change helps. Compare your flight with the reference: ${how}.`,
  withoutBurn: ({ burn, deltaV, time }: { burn: number; deltaV: string; time: string }) =>
    `Leave out burn ${burn} (${deltaV} m/s at ${time}).`,
  smallerBurn: ({ burn, deltaV, time, by }: { burn: number; deltaV: string; time: string; by: number }) =>
    `Make burn ${burn} (${deltaV} m/s at ${time}) ${by} % smaller.`,
  largerBurn: ({ burn, deltaV, time, by }: { burn: number; deltaV: string; time: string; by: number }) =>
    `Make burn ${burn} (${deltaV} m/s at ${time}) ${by} % larger.`,
  earlierBurn: ({ burn, deltaV, time, by }: { burn: number; deltaV: string; time: string; by: string }) =>
    `Make burn ${burn} (${deltaV} m/s at ${time}) ${by} earlier.`,
  laterBurn: ({ burn, deltaV, time, by }: { burn: number; deltaV: string; time: string; by: string }) =>
    `Make burn ${burn} (${deltaV} m/s at ${time}) ${by} later.`,
  referenceBurn: (change: {
    burn: number;
    deltaV: string;
    time: string;
    referenceDeltaV: string;
    referenceTime: string;
  }) =>
    `Make burn ${change.burn} (${change.deltaV} m/s at ${change.time}) as the reference does (${change.referenceDeltaV} m/s at ${change.referenceTime}).`,
  exactStop: "Make a last burn that stops you exactly (Match).",
  noCancelledPulses: ({ deltaV }: { deltaV: string }) =>
    `Leave out the pulses to one side and back again (${deltaV} m/s).`,
  slowerClosing: ({ deltaV }: { deltaV: string }) => `Close in half as fast (${deltaV} m/s less, and twice the time).`,
  wouldHaveGained: ({ points }: { points: number }) =>
    plural(points, { one: "That would have earned # point.", other: "That would have earned # points." }),
  thruster: ({
    thruster,
  }: {
    thruster:
      | "forward"
      | "back"
      | "right"
      | "left"
      | "up"
      | "down"
      | "pitch up"
      | "pitch down"
      | "yaw right"
      | "yaw left"
      | "roll right"
      | "roll left"
      | "stop turning";
  }) =>
    ({
      forward: "Forward",
      back: "Back",
      right: "Right",
      left: "Left",
      up: "Up",
      down: "Down",
      "pitch up": "Pitch up",
      "pitch down": "Pitch down",
      "yaw right": "Yaw right",
      "yaw left": "Yaw left",
      "roll right": "Roll right",
      "roll left": "Roll left",
      "stop turning": "Stop turning",
    })[thruster],
};
