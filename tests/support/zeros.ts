// Bodies that do not end soon, as people send them who mean no good: zeros in pieces, without saying how many.
import { readFileSync } from "node:fs";
import { request, type OutgoingHttpHeaders } from "node:http";

const piece = Buffer.alloc(256 * 1024);

/** `status`: 0 where the connection was closed instead; `sent`: bytes that the server took. */
export type Ended = { status: number; sent: number; text: string };

/** Sends up to `bytes` of zeros, as fast as they are taken. */
export function sendZeros(
  url: string,
  { method, headers, bytes }: { method: string; headers: OutgoingHttpHeaders; bytes: number },
): Promise<Ended> {
  return new Promise((done) => {
    const ended: Ended = { status: 0, sent: 0, text: "" };
    const asked = request(url, { method, headers: { ...headers, "transfer-encoding": "chunked" }, agent: false });
    const end = () => {
      ended.sent = asked.socket?.bytesWritten ?? ended.sent;
      asked.destroy();
      done(ended);
    };
    asked.on("response", (answer) => {
      ended.status = answer.statusCode ?? 0;
      answer.setEncoding("utf8").on("data", (text: string) => (ended.text += text));
      answer.on("close", end);
    });
    asked.on("error", end);
    let left = bytes;
    const send = () => {
      while (left > 0 && !asked.destroyed) {
        left -= piece.length;
        if (!asked.write(piece)) return void asked.once("drain", send);
      }
      asked.end();
    };
    send();
  });
}

/** Megabytes of memory that a process holds now. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/**
 * Watches memory and health while something happens: megabytes that came on top, the longest that an answer took (ms),
 * and the share of answers that were well. The database may be slow on a busy machine; an answer comes all the same.
 */
export async function whileWatched<Result>({ url, pid }: { url: string; pid: number }, run: () => Promise<Result>) {
  const before = residentMegabytes(pid);
  let isOver = false;
  let most = before;
  let [slowest, asked, well] = [0, 0, 0];
  const watch = async () => {
    while (!isOver) {
      const begun = performance.now();
      const { ok } = await fetch(`${url}/healthz`);
      asked++;
      if (ok) well++;
      slowest = Math.max(slowest, performance.now() - begun);
      most = Math.max(most, residentMegabytes(pid));
      await new Promise((next) => setTimeout(next, 20));
    }
  };
  const watching = watch();
  const result = await run().finally(() => (isOver = true));
  await watching;
  return { result, grown: Math.round(most - before), slowest: Math.round(slowest), well: well / asked };
}
