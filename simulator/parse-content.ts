import * as v from "valibot";
import { ContentSchema, type Content } from "./content-schema";

/** A content file, or an error that names the file and the place in it. */
export function parse(file: string, json: string): Content {
  const parsed = v.safeParse(ContentSchema, JSON.parse(json));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? "content"}: ${issue.message}`);
}
