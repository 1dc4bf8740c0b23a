/**
 * A text that is the whole body: as a JSON string, as `{ "<name>": … }` or as plain text. Null when there is none, or
 * something else.
 */
export async function readTextInBody(request: Request, name: string, maxLength = 254): Promise<string | null> {
  const text = (await request.text()).trim();
  if (text === "" || text.length > maxLength + 50) return null;
  const found = /^["{[]/.test(text) ? parseJson(text, name) : text;
  return typeof found === "string" && found !== "" && found.length <= maxLength ? found : null;
}

function parseJson(text: string, name: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? (body as Record<string, unknown>)[name] : body;
  } catch {
    return null;
  }
}
