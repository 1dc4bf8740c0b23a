import { IncomingMessage, ServerResponse } from "node:http";
import type { Http2Bindings, HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { readMaxUnreadBytes } from "~/http/request-scope.server";

type Connection = HttpBindings | Http2Bindings;
type Answer = (request: Request, connection: Connection) => Response | Promise<Response>;

/** Bytes of a body without Content-Length; browsers always send one. */
const maxBytesWithoutLength = 4 * 1024 * 1024;
/** Milliseconds to wait for the rest of a body. */
const drainTimeoutMs = 30_000;
/** Milliseconds for the response to arrive before its connection is closed. */
const closeDelayMs = 250;

/**
 * Most clients read the response only after they have sent the whole body. A response that doesn't need the body
 * therefore waits for it, up to a number of bytes and a time, and discards it; beyond that the connection is closed.
 */
export const drainBodyBeforeResponding =
  (answer: Answer): Answer =>
  (request, connection) =>
    connection.incoming.complete ? answer(request, connection) : respondAfterBody(answer, request, connection);

async function respondAfterBody(answer: Answer, request: Request, connection: Connection): Promise<Response> {
  const { incoming, outgoing } = connection;
  const response = await answer(request, connection);
  const isHttp1 = incoming instanceof IncomingMessage && outgoing instanceof ServerResponse;
  if (isHttp1 && !incoming.complete && !(await discardRest(incoming))) closeAfterResponse(incoming, outgoing);
  // The request timeout may have answered already.
  return outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
}

/** Whether the whole body has arrived. */
function discardRest(incoming: IncomingMessage): Promise<boolean> {
  const { "content-length": length } = incoming.headers;
  let bytesLeft = length === undefined ? maxBytesWithoutLength : readMaxUnreadBytes();
  return new Promise((done) => {
    if (incoming.destroyed || Number(length ?? 0) > bytesLeft) return done(false);
    const timer = setTimeout(done, drainTimeoutMs, false);
    const finish = () => {
      clearTimeout(timer);
      done(incoming.complete);
    };
    // A previous reader would pause the stream, or consume the data.
    incoming.removeAllListeners("data").once("close", finish);
    incoming.on("data", ({ length: bytes }: Buffer) => {
      bytesLeft -= bytes;
      if (bytesLeft < 0) finish();
    });
    incoming.resume();
  });
}

function closeAfterResponse(incoming: IncomingMessage, outgoing: ServerResponse) {
  incoming.removeAllListeners("data").pause();
  if (outgoing.headersSent) return;
  outgoing.setHeader("Connection", "close");
  outgoing.once("finish", () => setTimeout(() => incoming.destroy(), closeDelayMs));
}
