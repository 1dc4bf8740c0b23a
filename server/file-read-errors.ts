import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";

export type Handler = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/**
 * sirv lists its files once and ignores read errors. A file that disappears later, as when a build is replaced, ends
 * its response instead of the process.
 */
export const handleFileReadErrors =
  (serve: Handler): Handler =>
  (incoming, outgoing, next) => {
    outgoing.once("pipe", (file: Readable) => file.once("error", () => outgoing.destroy()));
    serve(incoming, outgoing, next);
  };
