import { plural } from "../format";
import type { auditPage as english } from "../en/auditPage";
import type { Translation } from "../translation";

/** The audit trail as a file, and its stream to another system. */
export const auditPage: Translation<typeof english> = {
  downloadCsv: "Télécharger en CSV",
  stream: "Envoi du journal d'audit",
  streamOff: "AUDIT_STREAM_URL n'est pas défini : le journal d'audit n'est envoyé à aucun autre système.",
  streamTo: ({ destination }) => `Les nouvelles entrées sont envoyées à ${destination}.`,
  entriesWaiting: ({ waiting }) => plural(waiting, { one: "# entrée en attente.", other: "# entrées en attente." }),
  noEntryWaiting: "Aucune entrée en attente.",
  lastDelivered: ({ dateTime }) => `La dernière entrée a été livrée le ${dateTime}.`,
  noneDelivered: "Aucune entrée n'a encore été livrée.",
  streamFailing: ({ waiting, dateTime, lastError }) =>
    plural(waiting, {
      one: `# entrée en attente depuis ${dateTime}. Dernière erreur : ${lastError}`,
      other: `# entrées en attente, la plus ancienne depuis ${dateTime}. Dernière erreur : ${lastError}`,
    }),
};
