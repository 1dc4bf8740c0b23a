type Direction = "forward" | "backward" | "outward" | "inward" | "sideways";

/** What a practice flight did instead of its tutorial. */
export const tutorials = {
  direction: ({ flown, asked }: { flown: Direction; asked: Direction }) =>
    [
      {
        forward: "You burned forward",
        backward: "You burned backward",
        outward: "You burned outward",
        inward: "You burned inward",
        sideways: "You burned sideways",
      }[flown] +
        ", not " +
        { forward: "forward", backward: "backward", outward: "outward", inward: "inward", sideways: "sideways" }[
          asked
        ] +
        ".",
      {
        forward: "Forward raises your orbit, so you fall behind.",
        backward: "Backward lowers your orbit, so you move ahead.",
        outward: "A radial burn swings you out and back in one orbit and leaves its period as it was.",
        inward: "A radial burn swings you out and back in one orbit and leaves its period as it was.",
        sideways: "A sideways burn tilts your orbit and leaves its height as it was.",
      }[flown],
    ].join(" "),
  early: "You burned before the coast was over, so the burn came at the wrong place.",
  tooStrong: ({ flown, asked }: { flown: string; asked: string }) =>
    `You burned ${flown} m/s, more than the ${asked} m/s asked for.`,
  tooWeak: ({ flown, asked }: { flown: string; asked: string }) =>
    `You burned ${flown} m/s, less than the ${asked} m/s asked for.`,
  angle: "You burned in a different direction from the one asked for.",
  startOver: "Start over to follow the tutorial.",
};
