// Endless request bodies, as attackers send them: chunks of zeros without Content-Length.
import { readFileSync } from "node:fs";
import { request, type OutgoingHttpHeaders } from "node:http";

const chunk = Buffer.alloc(256 * 1024);

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
        remaining -= chunk.length;
        if (!outgoing.write(chunk)) return void outgoing.once("drain", send);
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
 * Watches the server's memory and /healthz during `run`. `slowest` is in milliseconds. `healthyShare` may be below 1,
 * because the database of a busy machine can be slow.
 */
export async function whileWatched<Result>({ url, pid }: { url: string; pid: number }, run: () => Promise<Result>) {
  const before = residentMegabytes(pid);
  let isOver = false;
  let highest = before;
  let [slowest, checks, healthyAnswers] = [0, 0, 0];
  const watch = async () => {
    while (!isOver) {
      const startedAt = performance.now();
      const { ok } = await fetch(`${url}/healthz`);
      checks++;
      if (ok) healthyAnswers++;
      slowest = Math.max(slowest, performance.now() - startedAt);
      highest = Math.max(highest, residentMegabytes(pid));
      await new Promise((next) => setTimeout(next, 20));
    }
  };
  const watching = watch();
  const result = await run().finally(() => (isOver = true));
  await watching;
  return {
    result,
    grownMegabytes: Math.round(highest - before),
    slowest: Math.round(slowest),
    healthyShare: healthyAnswers / checks,
  };
}
