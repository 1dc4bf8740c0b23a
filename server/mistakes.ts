import type { Refusal } from "~/domain/refusal";

/** Lines of what is wrong in a document, each with its place unless the refusal itself says it already. */
export const mistakesOf = ({ errors, message: told }: Refusal) =>
  Object.entries(errors).flatMap(([place, messages]) =>
    messages.filter((message) => message !== told).map((message) => `  ${place}: ${message}`),
  );
