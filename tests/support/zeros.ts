// Slow endless bodies of attackers: chunks of zeros without Content-Length.
import { readFileSync } from "node:fs";
import { request, type OutgoingHttpHeaders } from "node:http";

const piece = Buffer.alloc(256 * 1024);

/** `status`: 0 if the connection was closed; `sent`: bytes that the server accepted. */
export type UploadResult = { status: number; sent: number; text: string };

/** Sends up to `bytes` of zeros, as fast as they are accepted. */
export function sendZeros(
  url: string,
  { method, headers, bytes }: { method: string; headers: OutgoingHttpHeaders; bytes: number },
): Promise<UploadResult> {
  return new Promise((done) => {
    const result: UploadResult = { status: 0, sent: 0, text: "" };
    const outgoing = request(url, { method, headers: { ...headers, "transfer-encoding": "chunked" }, agent: false });
    const end = () => {
      result.sent = outgoing.socket?.bytesWritten ?? result.sent;
      outgoing.destroy();
      done(result);
    };
    outgoing.on("response", (answer) => {
      result.status = answer.statusCode ?? 0;
      answer.setEncoding("utf8").on("data", (text: string) => (result.text += text));
      answer.on("close", end);
    });
    outgoing.on("error", end);
    let remaining = bytes;
    const send = () => {
      while (remaining > 0 && !outgoing.destroyed) {
        remaining -= piece.length;
        if (!outgoing.write(piece)) return void outgoing.once("drain", send);
      }
      outgoing.end();
    };
    send();
  });
}

/** Megabytes of resident memory of a process. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/**
 * Watches memory and health while `run` runs: extra megabytes, the slowest answer (ms), and the share of healthy
 * answers. A busy machine's database may be slow, but there must be an answer.
 */
export async function whileWatched<Result>({ url, pid }: { url: string; pid: number }, run: () => Promise<Result>) {
  const before = residentMegabytes(pid);
  let isOver = false;
  let most = before;
  let [slowest, checks, well] = [0, 0, 0];
  const watch = async () => {
    while (!isOver) {
      const startedAt = performance.now();
      const { ok } = await fetch(`${url}/healthz`);
      checks++;
      if (ok) well++;
      slowest = Math.max(slowest, performance.now() - startedAt);
      most = Math.max(most, residentMegabytes(pid));
      await new Promise((next) => setTimeout(next, 20));
    }
  };
  const watching = watch();
  const result = await run().finally(() => (isOver = true));
  await watching;
  return { result, grown: Math.round(most - before), slowest: Math.round(slowest), well: well / checks };
}
