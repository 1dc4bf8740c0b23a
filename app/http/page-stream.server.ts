import { Writable } from "node:stream";

/**
 * Collects what React writes in 2 kB chunks and emits one chunk per flush, because each chunk has a cost on its way to
 * the visitor.
 */
export function createPageStream(): { sink: Writable; body: ReadableStream<Uint8Array> } {
  let parts: Buffer[] = [];
  let output: ReadableStreamDefaultController<Uint8Array> | undefined;
  const emit = () => {
    if (parts.length > 0) output?.enqueue(Buffer.concat(parts));
    parts = [];
  };
  const sink = new FlushableSink({
    write(chunk: Buffer, _encoding, done) {
      parts.push(withoutZeros(chunk));
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
    // The visitor disconnected: stop rendering.
    cancel: () => {
      output = undefined;
      sink.destroy();
    },
  });
  return { sink, body };
}

/**
 * React 18 fills a chunk with zeros where a character beyond ASCII doesn't fit; browsers show them in attributes. No page
 * contains others.
 */
const withoutZeros = (chunk: Buffer) => (chunk.includes(0) ? Buffer.from(chunk.filter((byte) => byte !== 0)) : chunk);

/** React calls `flush` on its destination if there is one. */
class FlushableSink extends Writable {
  flush = () => {};
}
