import { fixed, plural } from "../format";
import type { duelRefusals as english } from "../en/duelRefusals";
import type { Translation } from "../translation";

export const duelRefusals: Translation<typeof english> = {
  tooManyOpen: ({ max }) =>
    plural(max, {
      one: "# de vos parties attend un camarade. Retirez-la pour en ouvrir une autre.",
      other: "# de vos parties attendent des camarades. Retirez-en une pour en ouvrir une autre.",
    }),
  tooManyRunning: ({ max, isOther }) =>
    isOther
      ? `Votre camarade joue déjà ${max} parties. Rejoignez-en une autre ou ouvrez la vôtre.`
      : `Vous jouez déjà ${max} parties. Terminez-en d'abord une.`,
  own: "Vous avez ouvert cette partie. Un camarade doit la rejoindre.",
  taken: "Cette partie n'est plus ouverte. Rejoignez-en une autre ou ouvrez la vôtre.",
  notBegun: "Personne n'a encore rejoint cette partie.",
  over: "Cette partie est terminée.",
  finished: "Votre temps est écoulé et votre camarade continue sans vous. Vos tours se jouent sans poussée.",
  otherTurn: "Cette poussée n'est pas pour le tour actuel. Rechargez la partie.",
  sent: "Vous avez déjà envoyé une poussée pour ce tour. Elle ne peut plus changer.",
  late: "Votre temps était écoulé avant l'arrivée de cette poussée. Le tour se joue sans elle.",
  clockNotOut: "Le temps de votre camarade n'est pas écoulé.",
  notNumbers: "Une poussée se compose de trois nombres, en m/s.",
  tooLarge: ({ maxBurn }) => `Une poussée peut atteindre ${maxBurn} m/s.`,
  tank: ({ left }) => `Il reste ${fixed(left, 2)} m/s dans votre réservoir. Envoyez une poussée plus petite.`,
};
