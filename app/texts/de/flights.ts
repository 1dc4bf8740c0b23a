import { plural } from "../format";
import type { flights as english } from "../en/flights";
import type { Translation } from "../translation";

export const flights: Translation<typeof english> = {
  upTo: ({ length, axis }) =>
    ({
      radial: `Nicht dargestellt: bis zu ${length} radial.`,
      "cross-track": `Nicht dargestellt: bis zu ${length} quer zur Bahn.`,
    })[axis],
  placeOf: ({ inTrack, radial }) => `${inTrack} entlang der Bahn und ${radial} radial`,
  noPath: "Es gibt keine Flugbahn anzuzeigen.",
  pathLabel: ({ start, end, burns }) =>
    plural(burns, {
      one: `Flugbahn mit # Zündung, über der Referenzbahn gezeichnet. Anfang relativ zum Ziel: ${start}. Ende: ${end}.`,
      other: `Flugbahn mit # Zündungen, über der Referenzbahn gezeichnet. Anfang relativ zum Ziel: ${start}. Ende: ${end}.`,
    }),
  adviceTitle: "Was die meisten Punkte gebracht hätte",
  advicePending: "Dutzende Flüge werden durchprobiert …",
  flight: "Flug",
  notReplayed: ({ reason }) => `Dieser Flug kann nicht wiedergegeben werden. ${reason}`,
  replayTitle: "Wiedergabe des Flugs",
  replaySummary: ({ outcome, deltaV, duration, version }) =>
    `${outcome} Delta-v von ${deltaV} m/s in ${duration}, Szenarioversion ${version}.`,
  pointsTitle: "Punkte für diesen Flug",
  pointsFor: "Punkte für",
  lost: "Verloren",
  why: "Grund",
  gatesTitle: "Endbedingungen",
  gate: "Endbedingung",
  flown: "Geflogen",
  limit: "Grenze",
  kept: "Erfüllt",
  overLimit: "✗ darüber",
  pulsesTitle: "Von Hand geflogene Impulse",
  byHand: "Von Hand",
  pulses: "Impulse",
  inAll: "Gesamt",
  noBurns: "Es gab keine Zündungen.",
  burnsTitle: "Zündungen in diesem Flug",
  burn: "Zündung",
  burnTime: "Zeit, min:s",
  deltaV: "Delta-v, m/s",
  coastAfter: "Freiflug danach",
  burnNumber: ({ index }) => `Zündung ${index}`,
  notSafe: "nicht sicher",
  orbitLabel: "Derselbe Flug um die Erde",
  play: "Abspielen",
  playAt: ({ speed }) => `Mit ${speed}-facher Geschwindigkeit abspielen`,
  moment: "Zeitpunkt im Flug",
  thisIsBest: "Dieser Flug, der beste der Klasse",
  authorsFlight: "Flug der Autorin oder des Autors",
  thisFlight: "Dieser Flug",
  classBest: "Bester Flug der Klasse",
  comparedFlights: "Verglichene Flüge",
  time: "Zeit",
  plotCaption: ({ up, keepOut, hasHoldPoint }) =>
    [
      up === "radial"
        ? "Im Bezugssystem des Ziels: nach rechts entlang der Bahn, nach oben radial."
        : "Im Bezugssystem des Ziels: nach rechts entlang der Bahn, nach oben quer zur Bahn.",
      "Schwarzer oder weißer Punkt: Ziel. Zahlen: Zündungen.",
      ...(keepOut === null ? [] : [`Gepunkteter Kreis: Sperrzone von ${keepOut}.`]),
      ...(hasHoldPoint ? ["Kreuz: Haltepunkt."] : []),
    ].join(" "),
  withinLimit: "✓ eingehalten",
  axisSpeed: ({ axis }) =>
    ({ radial: "Radial, m/s", "in-track": "Entlang der Bahn, m/s", "cross-track": "Quer zur Bahn, m/s" })[axis],
  safe: "sicher",
  orbitCaption: ({ up }) =>
    up === "radial"
      ? "Um die Erde, maßstabsgetreu, von oberhalb der Bahnebene des Ziels gesehen."
      : "Um die Erde, maßstabsgetreu, entlang der Schnittlinie der Bahnebenen gesehen.",
  timeOf: ({ time, end }) => `${time} von ${end}`,
  place: ({ radial, inTrack, crossTrack }) =>
    `${radial} radial, ${inTrack} entlang der Bahn, ${crossTrack} quer zur Bahn`,
  reference: ({ how }) => `Referenz: ${how}`,
  kilometres: ({ length }) => `${length} km`,
  metres: ({ length }) => `${length} m`,
  hours: ({ h, min }) => `${h} h ${min} min`,
  minutes: ({ min, s }) => `${min} min ${s} s`,
  seconds: ({ s }) => `${s} s`,
  noModel: "Dieser Server hat das Flugmodell für dieses Szenario nicht.",
  otherVersion: ({ version, flown }) =>
    `Der Flug verwendete Version ${flown} des Szenarios, dieser Server hat aber Version ${version}.`,
  notShownNow: ({ reason }) => `Versuchen Sie es später noch einmal: ${reason}`,
};
