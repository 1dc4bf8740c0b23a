import type { forceModels as english } from "../en/forceModels";
import type { Translation } from "../translation";

/** The force models of flights and sandboxes. */
export const forceModels: Translation<typeof english> = {
  flownAs: ({ model }) =>
    ({
      "two-body": "Geflogen als Zweikörperbewegung: runde Erde, keine Luft, impulsförmige Zündungen.",
      J2: "Geflogen als Bewegung um eine abgeplattete Erde (J2): keine Luft, impulsförmige Zündungen.",
      "J2 and drag":
        "Geflogen als Bewegung um eine abgeplattete Erde (J2) durch dünne Luft, mit impulsförmigen Zündungen.",
      J22: "Geflogen als Zweikörperbewegung mit Elliptizität des Äquators (J22): keine Sonne, kein Mond, kein Sonnenlicht, impulsförmige Zündungen.",
    })[model],
  name: ({ model }) =>
    ({ "two-body": "Zweikörper", J2: "J2", "J2 and drag": "J2 und Luftwiderstand", J22: "Elliptizität (J22)" })[model],
};
