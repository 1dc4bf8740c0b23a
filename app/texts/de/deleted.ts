import { plural } from "../format";
import { rich } from "../rich";
import type { deleted as english } from "../en/deleted";
import type { Translation } from "../translation";

export const deleted: Translation<typeof english> = {
  restored: ({ name }) => `${name} wurde wiederhergestellt.`,
  erased: ({ name }) => `${name} wurde endgültig gelöscht.`,
  tableLabel: "Zuletzt gelöscht",
  kind: "Art",
  deleted: "Gelöscht",
  daysLeft: "Tage übrig",
  none: "Keine",
  deletedBy: ({ when, username }) => `${when} von ${username}`,
  restorableUntil: ({ date, name }) =>
    `Kann bis ${date} wiederhergestellt werden. Danach wird ${name} endgültig gelöscht.`,
  daysUnit: ({ hidden, days }) => rich`${days}${hidden(plural(days, { one: " Tag", other: " Tage" }))}`,
  kindOf: ({ kind }) => ({ user: "Konto", course: "Kurs", organization: "Organisation" })[kind],
  restore: ({ hidden, name }) => rich`Wiederherstellen${hidden(`: ${name}`)}`,
  openErase: ({ hidden, name }) => rich`Endgültig löschen${hidden(`: ${name}`)}`,
  pageTitle: "Zuletzt gelöscht",
  subtitle: ({ days }) =>
    plural(days, {
      one: "Konten, Kurse und Organisationen können Sie # Tag lang wiederherstellen. Danach werden sie endgültig gelöscht.",
      other:
        "Konten, Kurse und Organisationen können Sie # Tage lang wiederherstellen. Danach werden sie endgültig gelöscht.",
    }),
  notRead: "Gelöschte Elemente konnten nicht geladen werden",
  empty: "Keine gelöschten Elemente gefunden",
  noMatch: "Keine gelöschten Elemente entsprechen Ihrer Suche.",
  emptyHint: ({ days }) =>
    plural(days, {
      one: "Konten, Kurse und Organisationen, die Sie löschen, sind hier # Tag lang aufgeführt.",
      other: "Konten, Kurse und Organisationen, die Sie löschen, sind hier # Tage lang aufgeführt.",
    }),
  eraseTitle: "Endgültig löschen?",
  eraseWarning: ({ name }) =>
    rich`Das kann nicht rückgängig gemacht werden. Sie können ${name} danach nicht wiederherstellen.`,
  erase: "Endgültig löschen",
  searchDeleted: "Gelöschte Elemente suchen",
};
