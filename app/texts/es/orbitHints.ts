import { plural } from "../format";
import type { orbitHints as english } from "../en/orbitHints";
import type { Translation } from "../translation";

export const orbitHints: Translation<typeof english> = {
  nudge: "Indicio",
  method: "Método",
  way: "Solución",
  tooLow: ({ quantity }) =>
    ({
      perigee: "El perigeo es demasiado bajo: súbalo.",
      apogee: "El apogeo es demasiado bajo: súbalo.",
      inclination: "La inclinación es demasiado pequeña: auméntela.",
      node: "La longitud del nodo es demasiado pequeña: auméntela.",
      argumentOfPerigee: "El argumento del perigeo es demasiado pequeño: auméntelo.",
      period: "El período es demasiado corto: alárguelo.",
      eccentricity: "La excentricidad es demasiado pequeña: auméntela.",
      trueLongitude: "La longitud verdadera es demasiado pequeña: auméntela.",
    })[quantity],
  tooHigh: ({ quantity }) =>
    ({
      perigee: "El perigeo es demasiado alto: bájelo.",
      apogee: "El apogeo es demasiado alto: bájelo.",
      inclination: "La inclinación es demasiado grande: redúzcala.",
      node: "La longitud del nodo es demasiado grande: redúzcala.",
      argumentOfPerigee: "El argumento del perigeo es demasiado grande: redúzcalo.",
      period: "El período es demasiado largo: acórtelo.",
      eccentricity: "La excentricidad es demasiado grande: redúzcala.",
      trueLongitude: "La longitud verdadera es demasiado grande: redúzcala.",
    })[quantity],
  keep: ({ count }) =>
    plural(count, {
      one: "# límite ya se cumple: consérvelo.",
      other: "# límites ya se cumplen: consérvelos.",
    }),
  circle:
    "Ambas alturas tienen los mismos límites: es un círculo. Un encendido en un lado de una órbita mueve el otro lado, así que ajuste una altura después de la otra.",
  apsides:
    "El perigeo y el apogeo son el punto más bajo y el más alto sobre el suelo. Un encendido en uno de ellos mueve el otro y deja el primero donde está.",
  methodOf: ({ quantity }) =>
    ({
      inclination:
        "La inclinación es el ángulo entre el plano de la órbita y el ecuador: con 0° se queda sobre el ecuador, con 90° pasa por los polos, y con más va hacia el oeste. Las alturas no la cambian.",
      node: "El nodo es donde la órbita cruza el ecuador hacia el norte; su longitud se cuenta hacia el este desde el punto vernal. Gira el plano alrededor del eje de la Tierra y no cambia nada más.",
      argumentOfPerigee:
        "El argumento del perigeo es el ángulo en el plano desde el nodo ascendente hasta el perigeo: con 90°, el perigeo está en el extremo norte; con 270°, en el extremo sur.",
      period:
        "El período solo depende del semieje mayor: T = 2π √(a³ / µ), donde a es el radio de la Tierra más la media de ambas alturas. Suba cualquiera de las alturas para alargarlo y observe el valor.",
      eccentricity:
        "La excentricidad es la diferencia de ambas alturas dividida por la suma de ambos radios, medidos desde el centro de la Tierra: con alturas iguales es 0.",
      trueLongitude:
        "La longitud verdadera es la suma del nodo, el argumento del perigeo y la anomalía verdadera, menos 360° si es mayor. Dice dónde está la nave incluso sin un perigeo o un nodo desde el que contar.",
    })[quantity],
};
