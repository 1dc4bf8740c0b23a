import { plural } from "../format";
import type { auditPage as english } from "../en/auditPage";
import type { Translation } from "../translation";

/** The audit trail as a file, and its stream to another system. */
export const auditPage: Translation<typeof english> = {
  downloadCsv: "CSV herunterladen",
  stream: "Weitergabe des Auditprotokolls",
  streamOff: "AUDIT_STREAM_URL ist nicht gesetzt. Das Auditprotokoll wird an kein anderes System gesendet.",
  streamTo: ({ destination }) => `Neue Einträge werden an ${destination} gesendet.`,
  entriesWaiting: ({ waiting }) => plural(waiting, { one: "# Eintrag wartet.", other: "# Einträge warten." }),
  noEntryWaiting: "Keine Einträge warten.",
  lastDelivered: ({ dateTime }) => `Der letzte Eintrag wurde am ${dateTime} zugestellt.`,
  noneDelivered: "Es wurde noch kein Eintrag zugestellt.",
  streamFailing: ({ waiting, dateTime, lastError }) =>
    plural(waiting, {
      one: `# Eintrag wartet seit ${dateTime}. Letzter Fehler: ${lastError}`,
      other: `# Einträge warten, der älteste seit ${dateTime}. Letzter Fehler: ${lastError}`,
    }),
};
