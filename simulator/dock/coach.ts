// The guide's next instruction for the pilot. Pure, so a test can dock by following it.
import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { pulseSizes, type Thrust, type ThrustName } from "../../physics/pulses";
import type { Vector } from "../../physics/vectors";
import { offAxis, type Readings } from "./readings";

export const steps = [
  texts.docking.stepStopTurning,
  texts.docking.stepPoint,
  texts.docking.stepLineUp,
  texts.docking.stepCloseIn,
  texts.docking.stepTouch,
] as const;

export type Hint = {
  /** Index in `steps`. */
  step: number;
  text: string;
  /** The thruster to press, `times` times; null: wait. */
  press: Thrust["name"] | null;
  times: number;
};

/** Degrees off above which the guide asks for a turn, and below which it asks to stop the turn. */
const [turnThreshold, straightThreshold] = [0.45, 0.25];
const fastTurn = 0.35;
/** Longest turn worth waiting for, seconds. */
const maxTurnWait = 90;
/** Degrees off the port beyond which the pilot only waits for the turn. */
const farOff = 5;

type NoseError = Parameters<typeof texts.docking.noseOff>[0]["error"];

/** `over` and `under`: what is wrong if the angle is positive or negative. */
const turns: { more: ThrustName; less: ThrustName; over: NoseError; under: NoseError }[] = [
  { more: "pitch up", less: "pitch down", over: "tooHigh", under: "tooLow" },
  { more: "yaw right", less: "yaw left", over: "tooFarRight", under: "tooFarLeft" },
  { more: "roll right", less: "roll left", over: "rolledRight", under: "rolledLeft" },
];

export function hintOf(readings: Readings): Hint {
  const hint = pastHint(readings) ?? turningHint(readings) ?? driftHint(readings) ?? closingHint(readings);
  return hint ?? waitingHint(readings);
}

/** Behind the port's plane, where lining up leads nowhere. */
function pastHint({ ahead, closing, angles, rates }: Readings): Hint | null {
  const isTurned = angles.some((angle) => Math.abs(angle) > farOff) || rates.some((rate) => Math.abs(rate) > fastTurn);
  if (ahead > -2 || isTurned) return null;
  const excess = closing + 0.4;
  const isSlow = excess > 0.05;
  const text = texts.docking.pastPort;
  return { step: 3, text, press: isSlow ? "back" : null, times: isSlow ? pressCount(excess) : 0 };
}

function turningHint({ angles, rates, ahead, closing }: Readings): Hint | null {
  const stop = (text: string, step: number): Hint => ({ step, text, press: "stop turning", times: 1 });
  if (rates.some((rate) => Math.abs(rate) > fastTurn)) return stop(texts.docking.turnsTooFast, 0);
  const turning = rates.flatMap((rate, axis) => (Math.abs(rate) > 0.01 ? [axis] : []));
  const has = (test: (angle: number, rate: number) => boolean) =>
    turning.some((axis) => test(angles[axis] ?? 0, rates[axis] ?? 0));
  if (has((angle) => Math.abs(angle) <= straightThreshold)) return stop(texts.docking.straight, 1);
  if (has((angle, rate) => angle * rate > 0)) return stop(texts.docking.turnsAway, 0);
  const worst = worstAxis(angles);
  const off = angles[worst] ?? 0;
  if (Math.abs(off) > farOff && closing > 0.05 && ahead < 40)
    return { step: 1, text: texts.docking.stopThenTurn, press: "back", times: pressCount(closing) };
  if (turning.some((axis) => Math.abs(angles[axis] ?? 0) < maxTurnWait * Math.abs(rates[axis] ?? 0)))
    return Math.abs(off) > farOff ? { step: 1, text: texts.docking.waitForTurn, press: null, times: 0 } : null;
  const turn = turns[worst];
  if (Math.abs(off) <= turnThreshold || !turn) return null;
  const press = off > 0 ? turn.less : turn.more;
  return {
    step: 1,
    text: texts.docking.noseOff({ error: off > 0 ? turn.over : turn.under, degrees: fixed(Math.abs(off), 1) }),
    press,
    times: turnCount(off),
  };
}

const turnCount = (off: number) => (Math.abs(off) > 8 ? 3 : Math.abs(off) > 3 ? 2 : 1);

const worstAxis = (angles: Vector) =>
  angles.reduce((worst, angle, axis) => (Math.abs(angle) > Math.abs(angles[worst] ?? 0) ? axis : worst), 0);

type Side = Parameters<typeof texts.docking.stopDrifting>[0]["side"];

const sides: { more: Side; less: Side }[] = [
  { more: "right", less: "left" },
  { more: "up", less: "down" },
];

/**
 * Seconds over which an offset is corrected. Shorter while the craft waits for it, so that the correction exceeds the
 * slack below.
 */
const [correctionSeconds, waitingCorrectionSeconds] = [20, 8];

function driftHint(readings: Readings): Hint | null {
  const { offset, drift, ahead, closing } = readings;
  const cap = ahead > 30 ? 0.3 : 0.1;
  const slack = ahead > 30 ? 0.026 : 0.016;
  const isWaiting = targetClosing(readings) === 0 && closing < 0.05 && ahead < 15;
  const seconds = isWaiting ? waitingCorrectionSeconds : correctionSeconds;
  const errors = sides.map(({ more, less }, axis) => {
    const [off, speed] = [offset[axis] ?? 0, drift[axis] ?? 0];
    const excess = speed - Math.max(-cap, Math.min(cap, -off / seconds));
    return { excess, off, speed, press: excess > 0 ? less : more, drifts: excess > 0 ? more : less };
  });
  const worst = errors.reduce((a, b) => (Math.abs(b.excess) > Math.abs(a.excess) ? b : a));
  if (Math.abs(worst.excess) < slack) return null;
  const isAway = worst.speed * worst.excess > 0 && (worst.off * worst.speed > 0 || Math.abs(worst.off) < 0.5);
  const text = isAway
    ? texts.docking.stopDrifting({ side: worst.drifts })
    : texts.docking.moveOntoAxis({ side: worst.press });
  return { step: 2, text, press: worst.press, times: pressCount(worst.excess) };
}

/** Closing speed for a position, m/s. */
export function targetClosing(readings: Readings): number {
  const { ahead, closing } = readings;
  const off = offAxis(readings);
  if (ahead < 2 && off > 2) return -0.2;
  // A stopped craft resumes only well inside the limit, otherwise it would stop again at once.
  const share = closing > 0.05 ? 1 : 0.6;
  if (off > share * Math.max(0.17, 0.12 * ahead)) return 0;
  return ahead > 40 ? 0.4 : ahead > 15 ? 0.24 : 0.14;
}

function closingHint(readings: Readings): Hint | null {
  const { closing, ahead } = readings;
  const target = targetClosing(readings);
  const excess = closing - target;
  const step = ahead > 40 ? 3 : 4;
  if (excess > 0.03) {
    const text = target <= 0 ? texts.docking.waitHere : texts.docking.slowDown({ speed: fixed(target, 2) });
    return { step, text, press: "back", times: pressCount(excess) };
  }
  if (excess > -0.05 || target <= 0) return null;
  const text = texts.docking.closeIn({ speed: fixed(target, 2) });
  return { step, text, press: "forward", times: pressCount(excess) };
}

const pressCount = (excess: number) => Math.max(1, Math.round(Math.abs(excess) / pulseSizes.usual.push));

function waitingHint(readings: Readings): Hint {
  const { ahead, closing } = readings;
  const step = ahead > 40 ? 3 : 4;
  const seconds = closing > 0.01 ? Math.round(ahead / closing / 10) * 10 : null;
  const secondsToPort = seconds !== null && seconds <= 600 ? Math.max(10, seconds) : null;
  const text =
    targetClosing(readings) === 0 ? texts.docking.waitForAxis : texts.docking.holdCourse({ seconds: secondsToPort });
  return { step, text, press: null, times: 0 };
}
