import type { forceModels as english } from "../en/forceModels";
import type { Translation } from "../translation";

export const forceModels: Translation<typeof english> = {
  flownAs: ({ model }) =>
    ({
      "two-body": "Vol à deux corps : Terre ronde, pas d'air, poussées instantanées.",
      J2: "Vol autour d'une Terre aplatie (J2) : pas d'air, poussées instantanées.",
      "J2 and drag": "Vol autour d'une Terre aplatie (J2) dans l'air raréfié, avec des poussées instantanées.",
      J22: "Vol à deux corps avec l'ellipticité de l'équateur (J22) : ni Soleil, ni Lune, ni pression de radiation, poussées instantanées.",
    })[model],
  name: ({ model }) =>
    ({
      "two-body": "Deux corps",
      J2: "J2",
      "J2 and drag": "J2 et traînée",
      J22: "Ellipticité (J22)",
    })[model],
};
