import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { connect, isIP } from "node:net";
import { connect as connectTls } from "node:tls";
import { deliverStream, switchStream, type SendEntries } from "~/domain/audit/deliver-stream";
import { collectorEntryOf, writeSyslogMessage } from "~/domain/audit/syslog-message";
import { createVisitorContext } from "./context.server";
import { getPlatform, type Platform } from "./platform.server";

/** A receiver that is going away has closed by then. */
const settleMs = 200;
const defaultPorts: Record<string, number> = { "syslog:": 514, "syslogs:": 6514 };

/** The receiver's address without its path and secrets, for the system page; null without AUDIT_STREAM_URL. */
export function streamDestinationOf({ auditStreamUrl }: Platform["env"]): string | null {
  if (auditStreamUrl === null) return null;
  const { protocol, host } = new URL(auditStreamUrl);
  return `${protocol}//${host}`;
}

type StreamSettings = Pick<Platform["env"], "appUrl" | "auditStreamToken">;

/** Sends what is due of the audit trail to AUDIT_STREAM_URL. */
export async function streamAuditTrail() {
  const { env, log } = await getPlatform();
  const ctx = await createVisitorContext();
  await switchStream(ctx, env.auditStreamUrl !== null);
  if (env.auditStreamUrl === null) return;
  const send = createSender(env, new URL(env.auditStreamUrl));
  const { error } = await deliverStream(ctx, send);
  if (error !== undefined) log.warn({ reason: error }, "could not send the audit trail: will retry");
}

export const createSender = (env: StreamSettings, url: URL, timeoutMs = 20_000): SendEntries =>
  url.protocol.startsWith("syslog")
    ? (entries) => sendSyslog(url, entries.map((entry) => writeSyslogMessage(entry, hostOf(env))).join(""), timeoutMs)
    : (entries) =>
        postEntries(
          url,
          JSON.stringify(entries.map((entry) => collectorEntryOf(entry))),
          env.auditStreamToken,
          timeoutMs,
        );

const hostOf = ({ appUrl }: StreamSettings) => (appUrl ? new URL(appUrl).hostname : "-");

// A receiver confirms by closing its side after ours. If it leaves it open, it confirms by taking another connection:
// had it restarted, the old one would have been reset.
async function sendSyslog(url: URL, text: string, timeoutMs: number): Promise<void> {
  if ((await writeSyslog(url, text, timeoutMs)) === "leftOpen") await writeSyslog(url, "", timeoutMs);
}

function writeSyslog(url: URL, text: string, timeoutMs: number): Promise<"closed" | "leftOpen"> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const port = Number(url.port) || (defaultPorts[url.protocol] ?? 0);
  return new Promise((resolve, reject) => {
    // Node checks certificates and host names by default.
    const socket =
      url.protocol === "syslogs:"
        ? connectTls({ host, port, ...(isIP(host) === 0 && { servername: host }) })
        : connect({ host, port, allowHalfOpen: true });
    let isConfirmed = false;
    const limit = setTimeout(() => {
      if (!socket.writableFinished)
        return void socket.destroy(new Error("the receiver didn't take the entries in time"));
      resolve("leftOpen");
      socket.destroy();
    }, timeoutMs);
    socket.on("error", reject);
    socket.on("end", () => {
      isConfirmed = socket.writableEnded;
      if (!isConfirmed) socket.destroy();
    });
    socket.on("close", () => {
      clearTimeout(limit);
      if (isConfirmed) resolve("closed");
      else reject(new Error("the receiver closed the connection early"));
    });
    socket.resume();
    socket.write(text, () => setTimeout(() => socket.end(), settleMs));
  });
}

/** No redirects: the token would go elsewhere. */
function postEntries(url: URL, body: string, token: string | null, timeoutMs: number): Promise<void> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    // oxlint-disable-next-line apsis/catalogue-text -- the value of a header
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const posting = request(url, { method: "POST", headers, signal: AbortSignal.timeout(timeoutMs) }, (answer) => {
      const status = answer.statusCode ?? 0;
      // What the answer says isn't needed.
      answer.destroy();
      if (status >= 200 && status < 300) resolve();
      else reject(new Error(`the collector answered ${status}`));
    });
    posting.on("error", reject);
    posting.end(body);
  });
}
