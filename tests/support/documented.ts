// Checks API answers against the published OpenAPI document.
import Ajv from "ajv/dist/2020";
import formats from "ajv-formats";
import type { ApiDocument, Operation } from "../../functions/api/document";
import { firstOf } from "./tuples";

type Exchange = { method: string; path: string; status: number; type: string; headers: Headers; body: unknown };

/** Returns what the document doesn't allow; empty if the answer conforms. */
export type Judge = (exchange: Exchange) => string[];

export function judgeBy(document: ApiDocument): Judge {
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats(ajv);
  ajv.addSchema(document, "document");
  const fits = (pointer: string, value: unknown) => {
    const validate = ajv.getSchema(`document#${pointer}`)!;
    return validate(value) ? [] : [`${pointer}: ${ajv.errorsText(validate.errors)}`];
  };
  return ({ method, path, status, type, headers, body }: Exchange): string[] => {
    // CORS preflights aren't in the document.
    if (method === "OPTIONS") return [];
    const media = firstOf(type.split(";"));
    const match = operationAt(document, method, path);
    if (status >= 500 && !match?.operation.responses?.[status]) return [`${status} ${JSON.stringify(body)}`];
    if (status >= 400 || !match) {
      if (!match && status !== 404 && status !== 405)
        return [`${method} ${path} is not in the document and answers ${status}`];
      if (media !== "application/problem+json") return [`${status} with ${media}`];
      return fits("/components/responses/Problem/content/application~1problem+json/schema", body);
    }
    const answer = match.operation.responses?.[status];
    if (!answer || "$ref" in answer)
      return [`${match.operation.operationId} answers ${status}, which is not in the document`];
    const missing = Object.keys(answer.headers ?? {}).filter((name) => !headers.has(name));
    if (missing.length > 0) return [`${match.operation.operationId} leaves out ${missing.join(", ")}`];
    if (!answer.content) return body === "" ? [] : [`${match.operation.operationId} answers a body with ${status}`];
    if (!answer.content[media]) return [`${match.operation.operationId} answers ${media}`];
    return fits(`${match.pointer}/responses/${status}/content/${escaped(media)}/schema`, body);
  };
}

const escaped = (part: string) => encodeURIComponent(part.replace(/~/g, "~0").replace(/\//g, "~1"));

/** The operation of a path; of several matches, the one with most literal segments. */
export function operationAt(
  document: ApiDocument,
  method: string,
  path: string,
): { operation: Operation; pointer: string } | null {
  const segments = firstOf(path.split("?")).split("/");
  const fitting = Object.keys(document.paths).filter((template) => {
    const parts = template.split("/");
    return (
      document.paths[template]![method.toLowerCase()] &&
      parts.length === segments.length &&
      parts.every((part, index) => (part.startsWith("{") ? segments[index] !== "" : part === segments[index]))
    );
  });
  const words = (template: string) =>
    template
      .split("/")
      .map((part) => (part.startsWith("{") ? "1" : "0"))
      .join("");
  const [template] = fitting.sort((a, b) => words(a).localeCompare(words(b)));
  if (!template) return null;
  return {
    operation: document.paths[template]![method.toLowerCase()]!,
    pointer: `/paths/${escaped(template)}/${method.toLowerCase()}`,
  };
}
