// Relative motion.
import { type CurveQuantity, altitude, input, motion, output } from "./quantity";

export const relativeQuantities = {
  elliptic: {
    altitude: altitude(),
    eccentricity: input("Eccentricity of the target", "e", "", 2, [0, 0.9, 0.3]),
    anomaly: input("Target's true anomaly at the push", "ν", "°", 0, [0, 360, 0]),
    inTrackBurn: input("Push forward", "Δv_I", "m/s", 2, [-5, 5, 0.1]),
    radialBurn: input("Push outward", "Δv_R", "m/s", 2, [-5, 5, 0]),
    turns: input("Orbits since", "N", "", 2, [0, 10, 1]),
    semiMajorAxis: output("Semi-major axis", "a", "km", 0),
    time: output("Time since", "t", "min", 1),
    n: motion,
    speed: output("Speed of the target at the push", "v", "m/s", 0),
    radial: output("Above the target", "x", "m", 0),
    inTrack: output("Ahead of the target", "y", "m", 0),
    circularRadial: output("Above it, if its orbit were a circle", "x_c", "m", 0),
    circularInTrack: output("Ahead of it, if its orbit were a circle", "y_c", "m", 0),
    off: output("The two differ by", "δ", "m", 0),
  },
  "relative-elements": {
    radialSwing: input("Swing up and down", "aδe", "m", 0, [0, 100_000, 300]),
    crossSwing: input("Swing across", "aδi", "m", 0, [0, 100_000, 300]),
    between: input("Angle between the two vectors", "Δφ", "°", 0, [-180, 180, 0]),
    phase: input("Place in the orbit", "u", "°", 0, [0, 360, 0]),
    axisOffset: input("Semi-major axis larger by", "δa", "m", 0, [-10_000, 10_000, 0]),
    along: input("Mean place ahead", "y_0", "m", 0, [-1e6, 1e6, 0]),
    radial: output("Above the target", "x", "m", 0),
    cross: output("Beside the target", "z", "m", 0),
    inTrack: output("Ahead, without the drift", "y", "m", 0),
    distance: output("Away from its track", "d", "m", 0),
    nearest: output("Nearest to its track", "d_min", "m", 0),
    driftPerTurn: output("Drifts in one orbit", "Δy", "m", 0),
  },
} satisfies Record<string, Record<string, CurveQuantity>>;
