import type { jobRefusals as english } from "../en/jobRefusals";
import type { Translation } from "../translation";

/** Work that the server does beside its requests, such as simulating a flight. */
export const jobRefusals: Translation<typeof english> = {
  busy: "Der Server ist ausgelastet. Versuchen Sie es in einigen Sekunden noch einmal.",
  tooLong: "Die Berechnung dauert zu lange. Versuchen Sie es mit weniger Daten noch einmal.",
};
