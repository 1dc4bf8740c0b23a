import { plural } from "../format";
import type { orbitHints as english } from "../en/orbitHints";
import type { Translation } from "../translation";

/** Hints for tasks at the globe and for practice flights, in three stages. */
export const orbitHints: Translation<typeof english> = {
  nudge: "Anstoß",
  method: "Methode",
  way: "Lösungsweg",
  tooLow: ({ quantity }) =>
    ({
      perigee: "Das Perigäum ist zu niedrig: Heben Sie es an.",
      apogee: "Das Apogäum ist zu niedrig: Heben Sie es an.",
      inclination: "Die Inklination ist zu klein: Erhöhen Sie sie.",
      node: "Die Länge des Knotens ist zu klein: Erhöhen Sie sie.",
      argumentOfPerigee: "Das Argument des Perigäums ist zu klein: Erhöhen Sie es.",
      period: "Die Umlaufzeit ist zu kurz: Verlängern Sie sie.",
      eccentricity: "Die Exzentrizität ist zu klein: Erhöhen Sie sie.",
      trueLongitude: "Die wahre Länge ist zu klein: Erhöhen Sie sie.",
    })[quantity],
  tooHigh: ({ quantity }) =>
    ({
      perigee: "Das Perigäum ist zu hoch: Senken Sie es ab.",
      apogee: "Das Apogäum ist zu hoch: Senken Sie es ab.",
      inclination: "Die Inklination ist zu groß: Verringern Sie sie.",
      node: "Die Länge des Knotens ist zu groß: Verringern Sie sie.",
      argumentOfPerigee: "Das Argument des Perigäums ist zu groß: Verringern Sie es.",
      period: "Die Umlaufzeit ist zu lang: Verkürzen Sie sie.",
      eccentricity: "Die Exzentrizität ist zu groß: Verringern Sie sie.",
      trueLongitude: "Die wahre Länge ist zu groß: Verringern Sie sie.",
    })[quantity],
  keep: ({ count }) =>
    plural(count, {
      one: "# Grenze ist bereits eingehalten: Behalten Sie sie bei.",
      other: "# Grenzen sind bereits eingehalten: Behalten Sie sie bei.",
    }),
  circle:
    "Beide Höhen haben dieselben Grenzen: Es ist ein Kreis. Eine Zündung auf einer Seite eines Orbits verschiebt die andere Seite; stellen Sie also eine Höhe nach der anderen ein.",
  apsides:
    "Perigäum und Apogäum sind der niedrigste und der höchste Punkt über dem Boden. Eine Zündung an einem der beiden verschiebt den jeweils anderen; der Punkt selbst bleibt, wo er ist.",
  methodOf: ({ quantity }) =>
    ({
      inclination:
        "Die Inklination ist der Winkel zwischen Bahnebene und Äquator: 0° bleibt über dem Äquator, 90° führt über die Pole, und mehr führt nach Westen. Höhen ändern sie nicht.",
      node: "Der Knoten ist die Stelle, an der der Orbit den Äquator nach Norden kreuzt; seine Länge wird vom Frühlingspunkt nach Osten gezählt. Er dreht die Ebene um die Erdachse und ändert sonst nichts.",
      argumentOfPerigee:
        "Das Argument des Perigäums ist der Winkel in der Bahnebene vom aufsteigenden Knoten zum Perigäum: Bei 90° liegt das Perigäum am weitesten nördlich, bei 270° am weitesten südlich.",
      period:
        "Die Umlaufzeit hängt nur von der großen Halbachse ab: T = 2π √(a³ / µ), wobei a der Erdradius plus der Mittelwert beider Höhen ist. Heben Sie eine der Höhen an, um sie zu verlängern, und beobachten Sie die Anzeige.",
      eccentricity:
        "Die Exzentrizität ist die Differenz beider Höhen geteilt durch die Summe beider Radien, gemessen vom Erdmittelpunkt: Bei gleichen Höhen ist sie 0.",
      trueLongitude:
        "Die wahre Länge ist die Summe aus Knoten, Argument des Perigäums und wahrer Anomalie, minus 360°, wenn sie größer ist. Sie sagt, wo das Raumfahrzeug ist, auch ohne Perigäum oder Knoten, von denen aus man zählen könnte.",
    })[quantity],
};
