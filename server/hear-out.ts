import { IncomingMessage } from "node:http";
import type { Http2Bindings, HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { maxGameUpload } from "~/domain/game/game-limits";

type Connection = HttpBindings | Http2Bindings;
type Answer = (request: Request, connection: Connection) => Response | Promise<Response>;

/**
 * Most senders listen only when they have sent everything, and whoever is cut off before that may never read why. So an
 * answer that did not need the whole body waits until it has come; what is left of it is dropped. How slowly it may come
 * is the server's patience; more than anybody may send is not waited for.
 */
export const hearOut =
  (answer: Answer): Answer =>
  (request, connection) =>
    connection.incoming.complete ? answer(request, connection) : answerWhenSent(answer, request, connection);

async function answerWhenSent(answer: Answer, request: Request, connection: Connection): Promise<Response> {
  const { incoming, outgoing } = connection;
  const response = await answer(request, connection);
  if (incoming instanceof IncomingMessage && !incoming.complete) await dropRest(incoming);
  // The server's patience may have answered by itself.
  return outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
}

function dropRest(incoming: IncomingMessage): Promise<void> {
  let room = maxGameUpload;
  return new Promise((done) => {
    if (incoming.destroyed || Number(incoming.headers["content-length"] ?? 0) > room) return done();
    // Whoever read until now would hold it back, or keep it.
    incoming.removeAllListeners("data").once("close", done);
    incoming.on("data", ({ length }: Buffer) => {
      room -= length;
      if (room < 0) done();
    });
    incoming.resume();
  });
}
