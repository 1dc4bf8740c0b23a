import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { contentPolicy } from "~/http/content-policy.server";
import { platform } from "~/http/platform.server";
import { NonceContext } from "~/ui/nonce";

// Deferred data has this long; React needs a moment more to flush what was given up on.
export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // Crawlers read one complete document, people get the shell as soon as it is there.
  const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";

  const nonce = randomBytes(16).toString("base64");
  headers.set("Content-Security-Policy", contentPolicy(new URL(request.url).pathname, nonce, (await platform()).env));
  const page = (
    <NonceContext.Provider value={nonce}>
      <RemixServer context={context} url={request.url} nonce={nonce} />
    </NonceContext.Provider>
  );

  return new Promise((resolve, reject) => {
    let shellSent = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      [ready]() {
        shellSent = true;
        const body = new PassThrough();
        headers.set("Content-Type", "text/html; charset=utf-8");
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
      onError(error: unknown) {
        status = 500;
        // Before the shell is out, onShellError rejects and Remix reports it.
        if (shellSent) console.error(error);
      },
    });
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}
