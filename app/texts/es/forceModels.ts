import type { forceModels as english } from "../en/forceModels";
import type { Translation } from "../translation";

export const forceModels: Translation<typeof english> = {
  flownAs: ({ model }) =>
    ({
      "two-body": "Volado como movimiento de dos cuerpos: Tierra redonda, sin aire, encendidos impulsivos.",
      J2: "Volado como movimiento alrededor de una Tierra achatada (J2): sin aire, encendidos impulsivos.",
      "J2 and drag":
        "Volado como movimiento alrededor de una Tierra achatada (J2) a través de aire tenue, con encendidos impulsivos.",
      J22: "Volado como movimiento de dos cuerpos más la elipticidad del ecuador (J22): sin Sol, sin Luna, sin luz solar, encendidos impulsivos.",
    })[model],
  name: ({ model }) =>
    ({ "two-body": "Dos cuerpos", J2: "J2", "J2 and drag": "J2 y resistencia", J22: "Elipticidad (J22)" })[model],
};
