/** Directions from the pilot's seat. */
type Side = "left" | "right" | "up" | "down";
type NoseError = "tooLow" | "tooHigh" | "tooFarLeft" | "tooFarRight" | "rolledLeft" | "rolledRight";

/** Manual docking in the simulator: the guide, the figures and the thruster buttons. */
export const docking = {
  stepStopTurning: "Stop turning",
  stepPoint: "Point at the port",
  stepLineUp: "Line up",
  stepCloseIn: "Close in",
  stepTouch: "Slow down and dock",
  stepOf: ({ step, steps, title }: { step: number; steps: number; title: string }) =>
    `Step ${step} of ${steps} · ${title}`,
  /** `place`: "Step 3 of 5 · Line up". The clock can run four times as fast. */
  fasterClock: ({ place }: { place: string }) => `${place} · Speed up to 4× while you wait`,
  turnsTooFast: "You're turning too fast. Stop turning.",
  straight: "The nose points at the port. Stop turning.",
  turnsAway: "You're turning away. Stop turning.",
  stopThenTurn: "Stop here first, then turn to the port.",
  waitForTurn: "Good. Wait while the nose comes around.",
  noseOff: ({ error, degrees }: { error: NoseError; degrees: string }) =>
    ({
      tooLow: `The nose points ${degrees}° too low.`,
      tooHigh: `The nose points ${degrees}° too high.`,
      tooFarLeft: `The nose points ${degrees}° too far left.`,
      tooFarRight: `The nose points ${degrees}° too far right.`,
      rolledLeft: `You're rolled ${degrees}° to the left.`,
      rolledRight: `You're rolled ${degrees}° to the right.`,
    })[error],
  stopDrifting: ({ side }: { side: Side }) =>
    ({
      left: "You're drifting left. Stop the drift.",
      right: "You're drifting right. Stop the drift.",
      up: "You're drifting up. Stop the drift.",
      down: "You're drifting down. Stop the drift.",
    })[side],
  /** The axis: the line straight out of the docking port. */
  moveOntoAxis: ({ side }: { side: Side }) =>
    ({
      left: "Move left onto the axis.",
      right: "Move right onto the axis.",
      up: "Move up onto the axis.",
      down: "Move down onto the axis.",
    })[side],
  pastPort: "You are past the port. Back away until the range is above zero.",
  waitHere: "Stop here and line up before you continue.",
  slowDown: ({ speed }: { speed: string }) => `Slow down to ${speed} m/s at this range.`,
  closeIn: ({ speed }: { speed: string }) => `Close in at ${speed} m/s.`,
  waitForAxis: "Good. Wait until you reach the axis.",
  /** `seconds`: until the port is reached, if that is soon. */
  holdCourse: ({ seconds }: { seconds: number | null }) =>
    seconds === null ? "Good. Hold this course." : `Good. Hold this course: ${seconds} s to the port.`,
  /** Which key to tap, and how often: "Tap Q (Back) twice." */
  tap: ({ key, label, times }: { key: string; label: string; times: number }) => {
    if (times === 1) return `Tap ${key} (${label}) once.`;
    return times === 2 ? `Tap ${key} (${label}) twice.` : `Tap ${key} (${label}) ${times} times, or hold it.`;
  },
  guide: "Guide",
  nextAction: "Next action",
  rangeAndRates: "Range and rates",
  range: "Range",
  rate: "Rate",
  sideways: "Sideways",
  offAxis: "Off axis",
  pitch: "Pitch",
  yaw: "Yaw",
  roll: "Roll",
  /** How much of the tank has been used, in m/s. */
  used: "Used",
  closing: "Closing",
  attitude: "Attitude",
  /** Read aloud by screen readers. */
  figures: ({
    range,
    motion,
    speed,
    offAxis,
    sidewaysSpeed,
    degrees,
  }: {
    range: string;
    motion: "standing" | "closing" | "leaving";
    speed: string;
    offAxis: string;
    sidewaysSpeed: string;
    degrees: string;
  }) => {
    const motions = {
      standing: "not moving",
      closing: `closing at ${speed} meters per second`,
      leaving: `moving away at ${speed} meters per second`,
    };
    return `Range ${range} meters, ${motions[motion]}. ${offAxis} meters off the axis, ${sidewaysSpeed} meters per second sideways. Nose ${degrees} degrees off.`;
  },
  back: "Back",
  up: "Up",
  forward: "Forward",
  left: "Left",
  down: "Down",
  right: "Right",
  rollLeft: "Roll left",
  rollRight: "Roll right",
  noseUp: "Nose up",
  noseDown: "Nose down",
  noseLeft: "Nose left",
  noseRight: "Nose right",
  stopTurning: "Stop turning",
  /** A switch: thrusters fire in smaller pulses. */
  finePulses: "Fine pulses",
  /** Title of the buttons that move the spacecraft without turning it. */
  move: "Move",
  /** Title of the buttons that turn the spacecraft. */
  turn: "Turn",
  tooManyPulses: ({ pulses }: { pulses: number }) =>
    `The thrusters have fired ${pulses} times. Further pulses aren't recorded.`,
  tankEmpty: "The tank is empty.",
  leave: "Leave",
  startOver: "Start over",
  resumed: "You're back where you left off.",
  portCamera: "View from the camera in the docking ring: the station and its port",
  outsideView: "View from outside: spacecraft, corridor and station",
  pause: "Pause",
  timeAndSound: "Time and sound",
  sound: "Sound",
};
