import { notAField } from "~/domain/field-errors";
import { Refusal } from "~/domain/refusal";

/**
 * A text that is the whole body: as a JSON string, as `{ "<name>": … }` or as plain text. Null when there is none, or
 * something else.
 */
export async function readTextInBody(request: Request, name: string, maxLength = 254): Promise<string | null> {
  const text = (await request.text()).trim();
  if (text === "" || text.length > maxLength + 50) return null;
  const found = /^["{[]/.test(text) ? inBody(parseJson(text), name) : text;
  return typeof found === "string" && found !== "" && found.length <= maxLength ? found : null;
}

function inBody(body: unknown, name: string): unknown {
  if (typeof body !== "object" || body === null) return body;
  // Every object may be asked by name; nothing is taken for granted of what it answers.
  const { [name]: found, ...others } = body as Record<string, unknown>;
  const other = Object.keys(others)[0];
  if (other === undefined || Array.isArray(body)) return found;
  throw new Refusal("invalid", "One or more fields are not valid.", { [other]: [notAField(other)] });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
