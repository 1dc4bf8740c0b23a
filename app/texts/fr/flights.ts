import type { flights as english } from "../en/flights";
import type { Translation } from "../translation";
import { plural } from "../format";

export const flights: Translation<typeof english> = {
  upTo: ({ length, axis }) =>
    ({
      radial: `Non représenté : jusqu'à ${length} en radial.`,
      "cross-track": `Non représenté : jusqu'à ${length} hors plan.`,
    })[axis],
  placeOf: ({ inTrack, radial }) => `${inTrack} en tangentiel et ${radial} en radial`,
  noPath: "Il n'y a pas de trajectoire à afficher.",
  pathLabel: ({ start, end, burns }) =>
    plural(burns, {
      one: `Trajectoire avec # poussée, tracée sur la trajectoire de référence. Départ par rapport à la cible : ${start}. Fin : ${end}.`,
      other: `Trajectoire avec # poussées, tracée sur la trajectoire de référence. Départ par rapport à la cible : ${start}. Fin : ${end}.`,
    }),
  adviceTitle: "Ce qui aurait rapporté le plus de points",
  advicePending: "Essai de dizaines de vols…",
  flight: "Vol",
  notReplayed: ({ reason }) => `Ce vol ne peut pas être rejoué. ${reason}`,
  replayTitle: "Rediffusion du vol",
  replaySummary: ({ outcome, deltaV, duration, version }) =>
    `${outcome} Delta-v de ${deltaV} m/s en ${duration}, version ${version} du scénario.`,
  pointsTitle: "Points de ce vol",
  pointsFor: "Points pour",
  lost: "Perdus",
  why: "Raison",
  gatesTitle: "Conditions finales",
  gate: "Condition finale",
  flown: "Réalisé",
  limit: "Limite",
  kept: "Respectée",
  overLimit: "✗ dépassée",
  pulsesTitle: "Impulsions pilotées à la main",
  byHand: "À la main",
  pulses: "Impulsions",
  inAll: "Total",
  noBurns: "Aucune poussée n'a été effectuée.",
  burnsTitle: "Poussées de ce vol",
  burn: "Poussée",
  burnTime: "Temps, min:s",
  deltaV: "Delta-v, m/s",
  coastAfter: "Vol libre ensuite",
  burnNumber: ({ index }) => `Poussée ${index}`,
  notSafe: "risqué",
  orbitLabel: "Le même vol autour de la Terre",
  play: "Lecture",
  playAt: ({ speed }) => `Lecture à ${speed} fois la vitesse`,
  moment: "Moment du vol",
  thisIsBest: "Ce vol, le meilleur de la classe",
  authorsFlight: "Vol de l'auteur",
  thisFlight: "Ce vol",
  classBest: "Meilleur vol de la classe",
  comparedFlights: "Vols comparés",
  time: "Temps",
  plotCaption: ({ up, keepOut, hasHoldPoint }) =>
    [
      up === "radial"
        ? "Dans le repère de la cible, tangentiel vers la droite, radial vers le haut."
        : "Dans le repère de la cible, tangentiel vers la droite, hors plan vers le haut.",
      "Point noir ou blanc : cible. Numéros : poussées.",
      ...(keepOut === null ? [] : [`Cercle en pointillés : sphère d'exclusion de ${keepOut}.`]),
      ...(hasHoldPoint ? ["Croix : point d'attente."] : []),
    ].join(" "),
  withinLimit: "✓ respectée",
  axisSpeed: ({ axis }) =>
    ({ radial: "Radial, m/s", "in-track": "Tangentiel, m/s", "cross-track": "Hors plan, m/s" })[axis],
  safe: "sûr",
  orbitCaption: ({ up }) =>
    up === "radial"
      ? "Autour de la Terre, à l'échelle, vu du dessus du plan orbital de la cible."
      : "Autour de la Terre, à l'échelle, vu le long de la ligne d'intersection des plans orbitaux.",
  timeOf: ({ time, end }) => `${time} sur ${end}`,
  place: ({ radial, inTrack, crossTrack }) => `${radial} en radial, ${inTrack} en tangentiel, ${crossTrack} hors plan`,
  reference: ({ how }) => `Référence : ${how}`,
  kilometres: ({ length }) => `${length} km`,
  metres: ({ length }) => `${length} m`,
  hours: ({ h, min }) => `${h} h ${min} min`,
  minutes: ({ min, s }) => `${min} min ${s} s`,
  seconds: ({ s }) => `${s} s`,
  noModel: "Ce serveur n'a pas le modèle de vol de ce scénario.",
  otherVersion: ({ version, flown }) =>
    `Le vol a utilisé la version ${flown} du scénario, mais ce serveur a la version ${version}.`,
  notShownNow: ({ reason }) => `Réessayez plus tard : ${reason}`,
};
