import { number } from "../format";

/** What is wrong with a flight's log; the field is named beside it. */
export const flightLog = {
  tankEmpty: "The tank doesn't hold enough propellant for this.",
  tooManySteps: "Up to here the flight takes too many steps to fly.",
  notByHand: "Only a docking is flown by hand.",
  tickOrder: "The ticks are not whole numbers, or not in order.",
  timeOrder: "The times are not in order.",
  threeNumbers: "Enter three numbers, at least one of them not 0.",
  otherVersion: ({ version, flown }: { version: number; flown: number }) =>
    `This scenario is flown in version ${version}, not ${flown}.`,
  tooManyEntries: ({ most }: { most: number }) => `A flight has at most ${number(most)} burns and turns.`,
  tooManyPulses: ({ most }: { most: number }) => `A flight has at most ${number(most)} pulses by hand.`,
  endsLate: ({ limit }: { limit: number }) => `A flight ends within ${number(limit)} s.`,
  thrustUnknown: ({ last }: { last: number }) => `Thrusts are numbered 0 to ${last}.`,
  impulseSmall: ({ least }: { least: number }) =>
    `A burn must be at least ${least} m/s: the thrusters can't make a smaller one.`,
};
