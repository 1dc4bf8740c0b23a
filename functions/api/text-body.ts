/** A text that is the whole body: as a JSON string, as `{ "<name>": … }` or as plain text. Null when there is none, or something else. */
export async function textInBody(request: Request, name: string, maxLength = 254): Promise<string | null> {
  const text = (await request.text()).trim();
  if (text === "" || text.length > maxLength + 50) return null;
  const found = /^["{[]/.test(text) ? fromJson(text, name) : text;
  return typeof found === "string" && found !== "" && found.length <= maxLength ? found : null;
}

function fromJson(text: string, name: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? (body as Record<string, unknown>)[name] : body;
  } catch {
    return null;
  }
}
