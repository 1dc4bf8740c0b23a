import type { jobRefusals as english } from "../en/jobRefusals";
import type { Translation } from "../translation";

export const jobRefusals: Translation<typeof english> = {
  busy: "Le serveur est occupé. Réessayez dans quelques secondes.",
  tooLong: "Ce calcul est trop long. Réessayez avec moins de données.",
};
