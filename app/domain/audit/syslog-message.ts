// Pure. Entries of the audit trail as other systems read them.
import type { StreamEntry } from "./deliver-stream";

// "log audit", RFC 5424 section 6.2.1.
const facility = 13;
const warning = 4;
const informational = 6;

/** The fields that syslog and collectors get, by the names of the CSV file's columns. */
export const collectorEntryOf = ({ at, ...entry }: StreamEntry) => ({ time: at.toISOString(), ...entry });

/** Printable ASCII without spaces, as header fields have to be. */
const headerField = (text: string, max: number) => text.replace(/[^\x21-\x7e]/g, "").slice(0, max) || "-";

/**
 * A message by RFC 5424 with its length before it (RFC 6587, octet counting). Its text is one line of JSON, in which no
 * name can begin another message.
 */
export function writeSyslogMessage(entry: StreamEntry, host: string): string {
  const severity = entry.action.toLowerCase().includes("failed") ? warning : informational;
  const header = [
    `<${facility * 8 + severity}>1`,
    entry.at.toISOString(),
    headerField(host, 255),
    "apsis",
    "-",
    headerField(entry.action, 32),
    "-",
  ].join(" ");
  const message = `${header} \uFEFF${JSON.stringify(collectorEntryOf(entry))}`;
  return `${Buffer.byteLength(message)} ${message}`;
}
