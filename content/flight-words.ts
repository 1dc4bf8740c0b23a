// What the physics says in codes, in words: for the game, for pages and for receipts.
import { texts } from "~/texts";
import { decimal, fixed, number } from "~/texts/format";
import type { FlightFailure, FlightStatus } from "../physics/flight";
import type { Gate } from "../physics/port";
import type { Advice, Change } from "../physics/replay";
import type { ScoredScenario } from "../physics/scenario";
import type { ScorePart, ScoreReason } from "../physics/score";

/** Flights that take weeks: days and hours. */
export const flightTime = (seconds: number) =>
  seconds >= 2 * 86_400
    ? texts.flightResults.days({ days: Math.floor(seconds / 86_400), hours: Math.floor((seconds % 86_400) / 3600) })
    : texts.flightResults.minutes({
        minutes: Math.floor(seconds / 60),
        seconds: String(Math.floor(seconds % 60)).padStart(2, "0"),
      });

export const gateName = ({ key }: Pick<Gate, "key">) => texts.flightResults.gate({ gate: key });

export const partName = ({ key }: Pick<ScorePart, "key">) => texts.flightResults.part({ part: key });

export const outcomeText = (status: FlightStatus): string => {
  if (status.is === "failed") return failureText(status.why);
  return status.is === "achieved" ? texts.flightResults.objectiveReached : texts.flightResults.leftEarly;
};

export function failureText(failure: FlightFailure): string {
  if (failure.is === "timeUp") return texts.flightResults.timeUp;
  if (failure.is === "keepOut") return texts.flightResults.enteredKeepOut({ radius: number(failure.radius) });
  const exceeded = failure.unmet.map((gate) =>
    texts.flightResults.gateExceeded({
      gate: gateName(gate),
      value: `${fixed(gate.value, 2)} ${gate.unit}`,
      limit: `${decimal(String(gate.limit))} ${gate.unit}`,
    }),
  );
  return [texts.flightResults.notCaptured, ...exceeded].join(" ");
}

export function reasonText(reason: ScoreReason): string {
  switch (reason.is) {
    case "achieved":
      return texts.flightResults.achieved;
    case "notAchieved":
      return texts.flightResults.notAchieved;
    case "failed":
      return failureText(reason.why);
    case "deltaV":
      return texts.flightResults.deltaVUsed({
        used: fixed(reason.used, 3),
        reference: fixed(reason.reference, 3),
      });
    case "time": {
      const { flown, par, limit } = reason;
      const times = { flown: flightTime(flown), par: flightTime(par), limit: flightTime(limit) };
      return reason.isWasteful ? texts.flightResults.wastefulTimeFlown(times) : texts.flightResults.timeFlown(times);
    }
    case "safety":
      return safetyText(reason);
  }
}

function safetyText({ entries, unsafeBurns, checksBurns }: Extract<ScoreReason, { is: "safety" }>) {
  if (entries === 0 && unsafeBurns === 0)
    return checksBurns ? texts.flightResults.neverWouldEnter : texts.flightResults.neverEntered;
  return [
    ...(entries > 0 ? [texts.flightResults.entered({ entries })] : []),
    ...(unsafeBurns > 0 ? [texts.flightResults.unsafeBurns({ burns: unsafeBurns })] : []),
  ].join(" ");
}

/** A debrief's sentences about the lost points. */
export function adviceText(
  { reference }: Pick<ScoredScenario, "reference">,
  { lost, best, isByHand }: { lost: number; best: Advice | null; isByHand: boolean },
): string {
  if (lost === 0) return texts.flightResults.nothingLost;
  const next = best
    ? changeAdvice(best)
    : isByHand
      ? texts.flightResults.seeGates
      : texts.flightResults.noSmallChange({ how: reference.how });
  return `${texts.flightResults.lost({ points: lost })} ${next}`;
}

export const changeAdvice = ({ change, gained }: Advice) =>
  `${changeText(change)} ${texts.flightResults.wouldHaveGained({ points: gained })}`;

function changeText(change: Change): string {
  switch (change.is) {
    case "exactStop":
      return texts.flightResults.exactStop;
    case "noCancelledPulses":
      return texts.flightResults.noCancelledPulses({ deltaV: fixed(change.deltaV, 2) });
    case "slowerClosing":
      return texts.flightResults.slowerClosing({ deltaV: fixed(change.deltaV, 2) });
  }
  const { number, deltaV, time } = change.burn;
  const burn = { burn: number, deltaV: fixed(deltaV, 3), time: flightTime(time) };
  switch (change.is) {
    case "withoutBurn":
      return texts.flightResults.withoutBurn(burn);
    case "resizedBurn": {
      const by = Math.abs(Math.round((change.size - 1) * 100));
      return change.size < 1
        ? texts.flightResults.smallerBurn({ ...burn, by })
        : texts.flightResults.largerBurn({ ...burn, by });
    }
    case "shiftedBurn": {
      const by = flightTime(Math.abs(change.by));
      return change.by < 0
        ? texts.flightResults.earlierBurn({ ...burn, by })
        : texts.flightResults.laterBurn({ ...burn, by });
    }
    case "referenceBurn":
      return texts.flightResults.referenceBurn({
        ...burn,
        referenceDeltaV: fixed(change.deltaV, 3),
        referenceTime: flightTime(change.time),
      });
  }
}
