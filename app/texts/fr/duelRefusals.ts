import { fixed, plural } from "../format";
import type { duelRefusals as english } from "../en/duelRefusals";
import type { Translation } from "../translation";

export const duelRefusals: Translation<typeof english> = {
  tooManyOpen: ({ max }) =>
    plural(max, {
      one: "# de vos parties attend quelqu'un de la classe. Retirez-la pour en commencer une autre.",
      other: "# de vos parties attendent quelqu'un de la classe. Retirez-en une pour en commencer une autre.",
    }),
  tooManyRunning: ({ max, isOther }) =>
    isOther
      ? `Votre camarade joue déjà ${max} parties. Rejoignez-en une autre ou commencez-en une.`
      : `Vous jouez déjà ${max} parties. Terminez-en d'abord une.`,
  own: "Vous avez commencé cette partie. Quelqu'un d'autre de la classe doit la rejoindre.",
  taken: "Cette partie n'est plus ouverte. Rejoignez-en une autre ou commencez-en une.",
  notBegun: "Personne n'a encore rejoint cette partie.",
  over: "Cette partie est terminée.",
  finished: "Votre temps est écoulé et votre camarade continue sans vous. Vos tours se font sans poussée.",
  otherTurn: "Cette poussée n'est pas pour le tour actuel. Rechargez la partie.",
  sent: "Vous avez déjà envoyé une poussée pour ce tour. Elle ne peut plus changer.",
  late: "Votre temps était écoulé avant l'arrivée de cette poussée. Le tour se fait sans poussée.",
  clockNotOut: "Le temps de votre camarade n'est pas écoulé.",
  notNumbers: "Envoyez la poussée sous forme de trois nombres, en m/s.",
  tooLarge: ({ maxBurn }) => `Une poussée est limitée à ${maxBurn} m/s. Envoyez-en une plus petite.`,
  tank: ({ left }) => `Il reste ${fixed(left, 2)} m/s dans votre réservoir. Envoyez une poussée plus petite.`,
};
