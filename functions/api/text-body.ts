import { notAField } from "~/domain/field-errors";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";

/** A text that is the whole body: as a JSON string, as `{ "<name>": … }` or as plain text. Null for anything else. */
export async function readTextInBody(request: Request, name: string, maxLength = 254): Promise<string | null> {
  const text = (await request.text()).trim();
  if (text === "" || text.length > maxLength + 50) return null;
  const value = /^["{[]/.test(text) ? inBody(parseJson(text), name) : text;
  return typeof value === "string" && value !== "" && value.length <= maxLength ? value : null;
}

function inBody(body: unknown, name: string): unknown {
  if (typeof body !== "object" || body === null) return body;
  // Any object may be read by name; its values are checked below.
  const { [name]: value, ...others } = body as Record<string, unknown>;
  const other = Object.keys(others)[0];
  if (other === undefined || Array.isArray(body)) return value;
  throw new Refusal("invalid", say.refusals.fieldsInvalid, { [other]: [notAField(other)] });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
