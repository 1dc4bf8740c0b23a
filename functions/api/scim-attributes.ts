// Pure. Which attributes an answer has: the parameters `attributes` and `excludedAttributes`.
import type { Context } from "hono";
import { attributeKey } from "~/domain/provisioning/fields";

export type ShownAttributes = { has: (name: string) => boolean };

/** In every answer. */
const always = ["schemas", "id"];

/** Parts of attributes count as the whole. */
export function readShownAttributes(c: Context): ShownAttributes {
  const namesIn = (parameter: string) =>
    (c.req.query(parameter) ?? "")
      .slice(0, 2_000)
      .split(",")
      .flatMap((name) => attributeKey(name.trim()).split(".")[0] || []);
  const [included, excluded] = [namesIn("attributes"), namesIn("excludedAttributes")];
  return {
    has: (name) => {
      const key = name.toLowerCase();
      if (always.includes(key)) return true;
      return included.length > 0 ? included.includes(key) : !excluded.includes(key);
    },
  };
}

export const pickAttributes = (resource: object, shown: ShownAttributes): object =>
  Object.fromEntries(Object.entries(resource).filter(([name]) => shown.has(name)));
