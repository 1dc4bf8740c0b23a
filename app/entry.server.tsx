import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";

// Deferred data has this long; React needs a moment more to flush what was given up on.
export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // Crawlers read one complete document, people get the shell as soon as it is there.
  const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";

  return new Promise((resolve, reject) => {
    let shellSent = false;
    const { pipe, abort } = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
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
