// Pure: why a flight's log can't be flown.
import type { LogFault } from "../../../physics/fly-again";
import type { Message } from "~/texts/message";
import { say } from "~/texts/say";

export function describeLogFault(fault: LogFault): Message {
  switch (fault.is) {
    case "tankEmpty":
      return say.flightLog.tankEmpty;
    case "tooManySteps":
      return say.flightLog.tooManySteps;
    case "notByHand":
      return say.flightLog.notByHand;
    case "tickOrder":
      return say.flightLog.tickOrder;
    case "timeOrder":
      return say.flightLog.timeOrder;
    case "threeNumbers":
      return say.flightLog.threeNumbers;
    case "otherVersion":
      return say.flightLog.otherVersion(fault);
    case "tooManyEntries":
      return say.flightLog.tooManyEntries(fault);
    case "tooManyPulses":
      return say.flightLog.tooManyPulses(fault);
    case "endsLate":
      return say.flightLog.endsLate(fault);
    case "thrustUnknown":
      return say.flightLog.thrustUnknown(fault);
    case "impulseSmall":
      return say.flightLog.impulseSmall(fault);
  }
}
