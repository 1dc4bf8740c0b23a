import type { orbitHints as english } from "../en/orbitHints";
import type { Translation } from "../translation";
import { plural } from "../format";

export const orbitHints: Translation<typeof english> = {
  nudge: "Coup de pouce",
  method: "Méthode",
  way: "Marche à suivre",
  tooLow: ({ quantity }) =>
    ({
      perigee: "Le périgée est trop bas : relevez-le.",
      apogee: "L'apogée est trop bas : relevez-le.",
      inclination: "L'inclinaison est trop petite : augmentez-la.",
      node: "La longitude du nœud est trop petite : augmentez-la.",
      argumentOfPerigee: "L'argument du périgée est trop petit : augmentez-le.",
      period: "La période est trop courte : allongez-la.",
      eccentricity: "L'excentricité est trop petite : augmentez-la.",
      trueLongitude: "La longitude vraie est trop petite : augmentez-la.",
    })[quantity],
  tooHigh: ({ quantity }) =>
    ({
      perigee: "Le périgée est trop haut : abaissez-le.",
      apogee: "L'apogée est trop haut : abaissez-le.",
      inclination: "L'inclinaison est trop grande : réduisez-la.",
      node: "La longitude du nœud est trop grande : réduisez-la.",
      argumentOfPerigee: "L'argument du périgée est trop grand : réduisez-le.",
      period: "La période est trop longue : raccourcissez-la.",
      eccentricity: "L'excentricité est trop grande : réduisez-la.",
      trueLongitude: "La longitude vraie est trop grande : réduisez-la.",
    })[quantity],
  keep: ({ count }) =>
    plural(count, {
      one: "# limite est déjà respectée : gardez-la.",
      other: "# limites sont déjà respectées : gardez-les.",
    }),
  circle:
    "Les deux altitudes ont les mêmes limites : c'est un cercle. Une poussée d'un côté de l'orbite déplace l'autre côté : réglez donc une altitude après l'autre.",
  apsides:
    "Le périgée et l'apogée sont le point le plus bas et le point le plus haut au-dessus du sol. Une poussée à l'un déplace l'autre et le laisse lui-même en place.",
  methodOf: ({ quantity }) =>
    ({
      inclination:
        "L'inclinaison est l'angle entre le plan de l'orbite et l'équateur : 0° reste au-dessus de l'équateur, 90° passe au-dessus des pôles, et au-delà l'orbite va vers l'ouest. Les altitudes ne la changent pas.",
      node: "Le nœud est le point où l'orbite traverse l'équateur vers le nord ; sa longitude se compte vers l'est depuis le point vernal. Il fait tourner le plan autour de l'axe de la Terre et ne change rien d'autre.",
      argumentOfPerigee:
        "L'argument du périgée est l'angle, dans le plan, du nœud ascendant au périgée : à 90° le périgée est le plus au nord, à 270° le plus au sud.",
      period:
        "La période ne dépend que du demi-grand axe : T = 2π √(a³ / µ), où a est le rayon de la Terre plus la moyenne des deux altitudes. Relevez l'une des altitudes pour l'allonger, et observez la valeur.",
      eccentricity:
        "L'excentricité est la différence des deux altitudes divisée par la somme des deux rayons, mesurés depuis le centre de la Terre : à altitudes égales, elle vaut 0.",
      trueLongitude:
        "La longitude vraie est la somme du nœud, de l'argument du périgée et de l'anomalie vraie, moins 360° si elle les dépasse. Elle indique où se trouve l'engin, même sans périgée ni nœud d'où compter.",
    })[quantity],
};
