import { IncomingMessage, ServerResponse } from "node:http";
import type { Http2Bindings, HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { maxUnreadBytesOf } from "~/http/request-scope.server";

type Connection = HttpBindings | Http2Bindings;
type Answer = (request: Request, connection: Connection) => Response | Promise<Response>;

/** Bytes of a body whose length nobody was told: browsers always tell it. */
const maxUntoldBytes = 4 * 1024 * 1024;
/** Milliseconds that are waited for the rest of a body. */
const longestWait = 30_000;
/** Milliseconds for an answer to arrive before its connection is closed. */
const farewell = 250;

/**
 * Most senders listen only when they have sent everything, and whoever is cut off before that may never read why. So an
 * answer that did not need the whole body waits until it has come, within limits of bytes and time; what is left of it
 * is dropped. Beyond these limits the connection is closed after the answer.
 */
export const hearOut =
  (answer: Answer): Answer =>
  (request, connection) =>
    connection.incoming.complete ? answer(request, connection) : answerWhenSent(answer, request, connection);

async function answerWhenSent(answer: Answer, request: Request, connection: Connection): Promise<Response> {
  const { incoming, outgoing } = connection;
  const response = await answer(request, connection);
  const isHttp1 = incoming instanceof IncomingMessage && outgoing instanceof ServerResponse;
  if (isHttp1 && !incoming.complete && !(await dropRest(incoming))) closeAfter(incoming, outgoing);
  // The server's patience may have answered by itself.
  return outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
}

/** Whether all of it has come. */
function dropRest(incoming: IncomingMessage): Promise<boolean> {
  const { "content-length": length } = incoming.headers;
  let room = length === undefined ? maxUntoldBytes : maxUnreadBytesOf();
  return new Promise((done) => {
    if (incoming.destroyed || Number(length ?? 0) > room) return done(false);
    const timer = setTimeout(done, longestWait, false);
    const end = () => {
      clearTimeout(timer);
      done(incoming.complete);
    };
    // Whoever read until now would hold it back, or keep it.
    incoming.removeAllListeners("data").once("close", end);
    incoming.on("data", ({ length: bytes }: Buffer) => {
      room -= bytes;
      if (room < 0) end();
    });
    incoming.resume();
  });
}

function closeAfter(incoming: IncomingMessage, outgoing: ServerResponse) {
  incoming.removeAllListeners("data").pause();
  if (outgoing.headersSent) return;
  outgoing.setHeader("Connection", "close");
  outgoing.once("finish", () => setTimeout(() => incoming.destroy(), farewell));
}
