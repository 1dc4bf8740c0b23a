import { Writable } from "node:stream";

/**
 * Where React writes a page, 2 kB at a time, and the body that it makes: one part for each moment at which React has
 * nothing more to say, since every part costs the same on its way to the visitor.
 */
export function gatherPage(): { sink: Writable; body: ReadableStream<Uint8Array> } {
  let parts: Buffer[] = [];
  let output: ReadableStreamDefaultController<Uint8Array> | undefined;
  const emit = () => {
    if (parts.length > 0) output?.enqueue(Buffer.concat(parts));
    parts = [];
  };
  const sink = new GatheringSink({
    write(chunk: Buffer, _encoding, done) {
      parts.push(chunk);
      done();
    },
    final(done) {
      emit();
      output?.close();
      done();
    },
    destroy(error, done) {
      if (error) output?.error(error);
      done(error);
    },
  });
  sink.flush = emit;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (output = controller),
    // The visitor is gone: React stops.
    cancel: () => {
      output = undefined;
      sink.destroy();
    },
  });
  return { sink, body };
}

/** React calls `flush` of where it writes, if there is one. */
class GatheringSink extends Writable {
  flush = () => {};
}
