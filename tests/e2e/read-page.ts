// Pages as the server sends them, for what needs no browser: a page that is opened in one costs ten times as much.
import type { BrowserContext } from "@playwright/test";

/** Asked with the cookies of the context; `path` is where redirects led, `text` what stands outside of tags. */
export async function readPage({ request }: BrowserContext, address: string) {
  const answer = await request.get(address);
  const html = await answer.text();
  const body = html.slice(html.indexOf("<body")).replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, "");
  return {
    status: answer.status(),
    path: new URL(answer.url()).pathname,
    text: body.replaceAll(/<[^>]+>/g, " ").replaceAll("&#x27;", "'"),
  };
}
