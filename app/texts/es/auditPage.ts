import { plural } from "../format";
import type { auditPage as english } from "../en/auditPage";
import type { Translation } from "../translation";

/** The audit trail as a file, and its stream to another system. */
export const auditPage: Translation<typeof english> = {
  downloadCsv: "Descargar CSV",
  stream: "Envío del registro de auditoría",
  streamOff: "AUDIT_STREAM_URL no está definida: el registro de auditoría no se envía a otro sistema.",
  streamTo: ({ destination }) => `Las entradas nuevas se envían a ${destination}.`,
  entriesWaiting: ({ waiting }) => plural(waiting, { one: "# entrada en espera.", other: "# entradas en espera." }),
  noEntryWaiting: "No hay entradas en espera.",
  lastDelivered: ({ dateTime }) => `La última entrada se entregó el ${dateTime}.`,
  noneDelivered: "Todavía no se ha entregado ninguna entrada.",
  streamFailing: ({ waiting, dateTime, lastError }) =>
    plural(waiting, {
      one: `# entrada espera desde ${dateTime}. Último error: ${lastError}`,
      other: `# entradas esperan, la más antigua desde ${dateTime}. Último error: ${lastError}`,
    }),
};
