import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";

export type Handler = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/**
 * A file that is gone when it is read, as when a build is replaced under a running server, ends its answer and not the
 * process: sirv knows its files from its start, and listens to no error of theirs.
 */
export const outliveGoneFiles =
  (serve: Handler): Handler =>
  (incoming, outgoing, next) => {
    outgoing.once("pipe", (file: Readable) => file.once("error", () => outgoing.destroy()));
    serve(incoming, outgoing, next);
  };
