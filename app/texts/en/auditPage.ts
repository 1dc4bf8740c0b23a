import { plural } from "../format";

/** The audit trail as a file, and its stream to another system. */
export const auditPage = {
  downloadCsv: "Download CSV",
  stream: "Audit stream",
  streamOff: "AUDIT_STREAM_URL isn't set, so the audit trail isn't sent to another system.",
  streamTo: ({ destination }: { destination: string }) => `New entries are sent to ${destination}.`,
  entriesWaiting: ({ waiting }: { waiting: number }) =>
    plural(waiting, { one: "# entry is waiting.", other: "# entries are waiting." }),
  noEntryWaiting: "No entries are waiting.",
  lastDelivered: ({ dateTime }: { dateTime: string }) => `The last entry was delivered on ${dateTime}.`,
  noneDelivered: "No entry has been delivered yet.",
  streamFailing: ({ waiting, dateTime, lastError }: { waiting: number; dateTime: string; lastError: string }) =>
    plural(waiting, {
      one: `# entry has been waiting since ${dateTime}. Last error: ${lastError}`,
      other: `# entries are waiting, the oldest since ${dateTime}. Last error: ${lastError}`,
    }),
};
