import { number } from "../format";
import type { flightLog as english } from "../en/flightLog";
import type { Translation } from "../translation";

export const flightLog: Translation<typeof english> = {
  tankEmpty: "El depósito no tiene propelente suficiente para esto.",
  tooManySteps: "Hasta aquí, el vuelo necesita demasiados pasos.",
  notByHand: "Solo un acoplamiento se vuela a mano.",
  tickOrder: "Los ticks no son números enteros o no están en orden.",
  timeOrder: "Los tiempos no están en orden.",
  threeNumbers: "Escriba tres números, al menos uno distinto de 0.",
  otherVersion: ({ version, flown }) => `Este escenario se vuela en la versión ${version}, no en la ${flown}.`,
  tooManyEntries: ({ most }) => `Un vuelo tiene ${number(most)} encendidos y giros como máximo.`,
  tooManyPulses: ({ most }) => `Un vuelo tiene ${number(most)} pulsos a mano como máximo.`,
  endsLate: ({ limit }) => `Un vuelo termina antes de ${number(limit)} s.`,
  thrustUnknown: ({ last }) => `Los empujes se numeran de 0 a ${last}.`,
  impulseSmall: ({ least }) =>
    `Un encendido debe ser de al menos ${number(least)} m/s: los propulsores no pueden hacer uno menor.`,
};
