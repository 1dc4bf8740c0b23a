import { number } from "../format";
import type { modelChecks as english } from "../en/modelChecks";
import type { Translation } from "../translation";

/** The simulator's physics beside published figures. */
export const modelChecks: Translation<typeof english> = {
  model: ({ model }) =>
    ({
      twoBody: "Zweikörperbewegung",
      relative: "Relativbewegung (Clohessy-Wiltshire)",
      oblate: "Abgeplattete Erde (J2), im Mittel",
      elliptic: "Elliptizität des Äquators (J22)",
    })[model],
  source: ({ source }) =>
    ({
      vallado: "Vallado, Fundamentals of Astrodynamics and Applications",
      "vallado6-14": "Vallado, Fundamentals of Astrodynamics and Applications, Beispiel 6-14",
      "vallado6-15": "Vallado, Fundamentals of Astrodynamics and Applications, Beispiel 6-15",
      closedForm: "Geschlossene Formel; der Wert steht im Test",
      lagrange: "Lagrange-Koeffizienten",
      egm96: "EGM96, normierte Koeffizienten von Grad und Ordnung 2",
      dop853: "DOP853 aus SciPy im mit der Erde rotierenden System; im Test extrapoliert",
    })[source],
  period: ({ altitude }) => `Umlaufzeit in ${number(altitude)} km`,
  hohmann: ({ from, to, quantity }) =>
    ({
      firstBurn: `Hohmann, ${number(from)} auf ${number(to)} km: erste Zündung`,
      secondBurn: `Hohmann, ${number(from)} auf ${number(to)} km: zweite Zündung`,
      time: `Hohmann, ${number(from)} auf ${number(to)} km: Dauer`,
    })[quantity],
  integrator: "Integrator im Vergleich mit Keplers Lösung nach einem Umlauf",
  drift: ({ seconds, axis }) =>
    ({
      radial: `Drift nach ${number(seconds)} s, radial`,
      inTrack: `Drift nach ${number(seconds)} s, entlang der Bahn`,
      crossTrack: `Drift nach ${number(seconds)} s, quer zur Bahn`,
    })[axis],
  speedToMeet: ({ seconds, axis }) =>
    ({
      radial: `Geschwindigkeit für ein Treffen in ${number(seconds)} s, radial`,
      inTrack: `Geschwindigkeit für ein Treffen in ${number(seconds)} s, entlang der Bahn`,
    })[axis],
  hop: ({ direction, distance }) =>
    ({
      tangential: `Tangentialer Sprung über ${number(distance)} km`,
      radial: `Radialer Sprung über ${number(distance)} km`,
    })[direction],
  node: ({ altitude, inclination }) => `Knoten in ${number(altitude)} km, ${number(inclination)}°`,
  perigee: ({ altitude, inclination }) => `Perigäum in ${number(altitude)} km, ${number(inclination)}°`,
  sunSynchronous: ({ altitude }) => `Sonnensynchron in ${number(altitude)} km`,
  ellipticity: "Elliptizität des Äquators, J22",
  longAxis: "Länge seiner großen Achse",
  slot: ({ longitude, days, seconds }) =>
    `Position bei ${number(longitude)}° Ost ohne Regelung: Drift nach Osten in ${number(days)} Tagen (geflogen in Schritten von ${number(seconds)} s)`,
  perDay: "°/Tag",
  impulsesLimit:
    "Zündungen sind Impulse: Sie dauern keine Zeit, und das Drehen des Raumfahrzeugs kostet keinen Treibstoff.",
  twoBodyLimit:
    "Gewertete Flüge sind Zweikörperbewegung, sofern ihre Ansicht kein anderes Modell nennt. Globen drehen Ebenen durch J2 im Mittel, ohne die Schwingungen innerhalb eines Umlaufs.",
  clohessyWiltshireLimit:
    "Der Flugrechner plant mit Clohessy-Wiltshire: Bei 1 km weicht er nach einem Umlauf 1,04 m von der Zweikörperbewegung ab, und der Fehler wächst mit dem Quadrat der Entfernung.",
  slotLimit:
    "Der Flug um die Position modelliert nur den elliptischen Äquator, nicht die feineren Teile des Feldes, und rechnet in Schritten von 400 s: Nach einem Monat summieren sie sich auf 0,001 Grad.",
  dragLimit:
    "Der Luftwiderstand entspricht 10 m² auf 1000 kg in einer exponentiellen Atmosphäre, die mit der Erde rotiert. Die echte Luft ist je nach Sonne bis zu zehnmal dünner oder dichter.",
  sunLimit:
    "Keine Schwerkraft von Sonne oder Mond und kein Strahlungsdruck. Die Sternzeit setzt UT1 gleich UTC, und die Richtung der Sonne stimmt auf 0,01 Grad.",
  catalogueLimit:
    "Katalogobjekte bewegen sich nach SGP4 (satellite.js), das mit dem veröffentlichten Prüfdatensatz auf 1,2e-7 km übereinstimmt. Sie werden gezeigt, nie geflogen.",
};
