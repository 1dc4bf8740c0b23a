import * as v from "valibot";
import { schemaReason } from "./findings";

/** A non-empty text that PostgreSQL can store. */
export const text = v.pipe(
  v.string(),
  v.nonEmpty(schemaReason("empty")),
  v.check((value) => !/[\u0000\p{Surrogate}]/u.test(value), schemaReason("unstorable")),
);
