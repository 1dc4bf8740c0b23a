import { number } from "../format";

/** What is wrong with a flight's log; the field is named beside it. */
export const flightLog = {
  tankEmpty: "The tank doesn't hold enough propellant for this.",
  tooManySteps: "Up to this entry, the flight takes too many steps to compute.",
  notByHand: "Only dockings can be flown by hand.",
  tickOrder: "Ticks must be whole numbers in ascending order.",
  timeOrder: "Times must be in ascending order.",
  threeNumbers: "Enter three numbers, at least one of them not 0.",
  otherVersion: ({ version, flown }: { version: number; flown: number }) =>
    `The flight used version ${flown} of the scenario, but the current version is ${version}.`,
  tooManyEntries: ({ most }: { most: number }) => `A flight can have at most ${number(most)} burns and turns.`,
  tooManyPulses: ({ most }: { most: number }) => `A flight can have at most ${number(most)} pulses by hand.`,
  endsLate: ({ limit }: { limit: number }) => `A flight must end within ${number(limit)} s.`,
  thrustUnknown: ({ last }: { last: number }) => `A thrust code must be from 0 to ${last}.`,
  impulseSmall: ({ least }: { least: number }) =>
    `A burn must be at least ${number(least)} m/s: the thrusters can't make a smaller one.`,
};
