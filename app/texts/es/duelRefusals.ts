import { fixed, plural } from "../format";
import type { duelRefusals as english } from "../en/duelRefusals";
import type { Translation } from "../translation";

export const duelRefusals: Translation<typeof english> = {
  tooManyOpen: ({ max }) =>
    plural(max, {
      one: "# de sus partidas espera a alguien de la clase. Retírela para abrir otra.",
      other: "# de sus partidas esperan a alguien de la clase. Retire una para abrir otra.",
    }),
  tooManyRunning: ({ max, isOther }) =>
    isOther
      ? `La otra persona ya juega ${max} partidas. Únase a otra o abra una.`
      : `Ya juega ${max} partidas. Termine antes una.`,
  own: "Usted ha empezado esta partida. Otra persona de la clase tiene que unirse.",
  taken: "Esta partida ya no está abierta. Únase a otra o empiece una.",
  notBegun: "Nadie se ha unido todavía a esta partida.",
  over: "Esta partida ha terminado.",
  finished: "Su tiempo se agotó y la otra persona siguió sin usted. Sus turnos se vuelan sin encendido.",
  otherTurn: "Este encendido no es para el turno actual. Vuelva a cargar la partida.",
  sent: "Ya ha enviado un encendido para este turno. No se puede cambiar.",
  late: "Su tiempo se agotó antes de que llegara este encendido. El turno se vuela sin encendido.",
  clockNotOut: "El tiempo de la otra persona no se ha agotado.",
  notNumbers: "Envíe el encendido como tres números, en m/s.",
  tooLarge: ({ maxBurn }) => `Un encendido puede tener hasta ${maxBurn} m/s. Envíe uno más pequeño.`,
  tank: ({ left }) => `En su depósito quedan ${fixed(left, 2)} m/s. Envíe un encendido más pequeño.`,
};
