import { plural } from "../format";
import { rich } from "../rich";
import type { accessCodes as english } from "../en/accessCodes";
import type { Translation } from "../translation";

/** The page Permissions: access codes with which people register into an organization. */
export const accessCodes: Translation<typeof english> = {
  editOrganization: "Zugangscode zuweisen",
  createAndAssign: "Erstellen und zuweisen",
  assign: "Zuweisen",
  deleteTitle: "Zugangscode löschen?",
  askNew: ({ name }) => `Es gibt keine Organisation namens „${name}“. Erstellen?`,
  confirmNew: ({ name }) =>
    `Es gibt noch keine Organisation namens „${name}“. Wählen Sie „Erstellen und zuweisen“, um sie zu erstellen.`,
  registered: ({ code, users }) =>
    users > 0
      ? rich`Alle, die sich mit ${code} registrieren, treten dieser Organisation bei. ${plural(users, { one: "Auch das # Konto, das bereits damit registriert ist, tritt bei, sofern es noch zu keiner Organisation gehört.", other: "Auch die # Konten, die bereits damit registriert sind, treten bei, sofern sie noch zu keiner Organisation gehören." })} Das können Sie später nicht mehr ändern.`
      : rich`Alle, die sich mit ${code} registrieren, treten dieser Organisation bei. Das können Sie später nicht mehr ändern.`,
  confirmDelete: ({ code, organizationName }) =>
    organizationName
      ? rich`Sie sind dabei, den Zugangscode ${code} von ${organizationName} zu löschen. Das kann nicht rückgängig gemacht werden.`
      : rich`Sie sind dabei, den Zugangscode ${code} zu löschen. Das kann nicht rückgängig gemacht werden.`,
  usersStay: ({ users }) =>
    users === 0
      ? "Danach kann sich niemand mehr damit registrieren."
      : plural(users, {
          one: "Danach kann sich niemand mehr damit registrieren. Das # damit registrierte Konto bleibt bestehen.",
          other: "Danach kann sich niemand mehr damit registrieren. Die # damit registrierten Konten bleiben bestehen.",
        }),
  add: "Zugangscode hinzufügen",
  notFetched: "Die Zugangscodes konnten nicht geladen werden",
  empty: "Keine Zugangscodes gefunden",
  noMatch: "Keine Zugangscodes entsprechen Ihrer Suche.",
  emptyHint: "Fügen Sie einen Zugangscode hinzu und weisen Sie ihn dann einer Organisation zu.",
  organizationName: "Name der Organisation",
  organizationHint:
    "Wählen Sie eine vorhandene Organisation oder geben Sie einen neuen Namen ein. Bevor eine erstellt wird, fragen wir nach.",
  tableLabel: "Zugangscodes",
  code: "Code",
  assignedOrganization: "Zugewiesene Organisation",
  dateGenerated: "Erstellt am",
  usersAssigned: "Konten",
  copyCode: ({ code }) => `Zugangscode ${code} kopieren`,
  noneYet: "Noch keine",
  generated: "Erstellt",
  hasOrganization: "Dieser Code hat bereits eine Organisation.",
  edit: ({ hidden, code }) => rich`ORG ZUWEISEN${hidden(`: ${code}`)}`,
  openDelete: ({ hidden, code }) => rich`Löschen${hidden(`: ${code}`)}`,
  added: ({ code }) => `Zugangscode ${code} hinzugefügt.`,
  deleted: "Zugangscode gelöscht.",
  assigned: ({ organizationName, isNew, moved }) => {
    const assigned = isNew
      ? `Zugangscode der neuen Organisation ${organizationName} zugewiesen.`
      : `Zugangscode der Organisation ${organizationName} zugewiesen.`;
    if (moved === 0) return assigned;
    return `${assigned} ${plural(moved, { one: "# damit registriertes Konto ist beigetreten.", other: "# damit registrierte Konten sind beigetreten." })}`;
  },
  alreadyAssigned: "Dieser Zugangscode hat bereits eine Organisation.",
  full: "Das Kontenlimit der Organisation ist zu niedrig für die Konten, die mit diesem Zugangscode registriert sind. Erhöhen Sie zuerst das Limit.",
  pageTitle: "Zugangscodes",
  subtitle: "Mit einem Zugangscode registrieren sich Personen und treten einer Organisation bei.",
  search: "Zugangscodes suchen",
};
