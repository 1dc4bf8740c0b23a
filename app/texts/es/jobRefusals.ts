import type { jobRefusals as english } from "../en/jobRefusals";
import type { Translation } from "../translation";

export const jobRefusals: Translation<typeof english> = {
  busy: "El servidor está ocupado. Inténtelo de nuevo en unos segundos.",
  tooLong: "Esto tarda demasiado en calcularse. Inténtelo de nuevo con menos datos.",
};
