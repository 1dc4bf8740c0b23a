import { plural } from "../format";
import type { userRefusals as english } from "../en/userRefusals";
import type { Translation } from "../translation";

/** What administrators may not do with users. */
export const userRefusals: Translation<typeof english> = {
  ownRole: "Sie können die Rolle des angemeldeten Kontos nicht ändern",
  ownDelete: "Sie können das angemeldete Konto nicht löschen",
  ownDisable: "Sie können das angemeldete Konto nicht deaktivieren",
  ownReset: "Sie können das Passwort des angemeldeten Kontos nicht zurücksetzen",
  sameRole: "Das Konto hat diese Rolle bereits. Nichts wurde geändert.",
  assignSystemAdmin: "Die Organisationsadministration kann die Rolle der Systemadministration nicht vergeben.",
  editSystemAdmin: "Nur die Systemadministration kann ein Konto der Systemadministration bearbeiten.",
  openNamed: "Dieses Konto hat eine eigene Berechtigung erhalten, deshalb kann das nur die Systemadministration tun.",
  lastSystemAdmin:
    "Dies ist das letzte Konto der Systemadministration, das sich anmelden kann. Geben Sie zuerst einem anderen Konto diese Rolle.",
  notFetched: "Die Konten konnten nicht geladen werden",
  limitHint: "Ist das Limit erreicht, löschen oder deaktivieren Sie Konten, um neue zu registrieren.",
  pending: "PASSWORT AUSSTEHEND",
  failed: ({ change }) =>
    ({
      delete: "Das Konto konnte nicht gelöscht werden",
      reset: "Das Passwort konnte nicht zurückgesetzt werden",
      role: "Die Rolle konnte nicht geändert werden",
      enable: "Ein unbekannter Fehler ist aufgetreten",
      organization: "Die Organisation konnte nicht geändert werden",
    })[change],
  limitReached: ({ organizationName }) =>
    organizationName
      ? `${organizationName} hat das Kontenlimit erreicht. Löschen oder deaktivieren Sie zuerst andere Konten.`
      : "Die Organisation hat das Kontenlimit erreicht. Löschen oder deaktivieren Sie zuerst andere Konten.",
  organizationUnpaid: ({ organizationName }) =>
    `${organizationName} ist unbezahlt, Sie könnten sich also nicht mehr anmelden.`,
  organizationGone: "Die Organisation existiert nicht mehr.",
  ownsCourses: ({ username, courseNames, courses, what }) => {
    if (typeof what === "object")
      return plural(courses, {
        one: `„${username}“ leitet den Kurs ${courseNames}, deshalb kann die Rolle nicht in ${what.role} geändert werden. Übertragen oder löschen Sie zuerst den Kurs.`,
        other: `„${username}“ leitet die Kurse ${courseNames}, deshalb kann die Rolle nicht in ${what.role} geändert werden. Übertragen oder löschen Sie zuerst die Kurse.`,
      });
    return {
      leave: plural(courses, {
        one: `„${username}“ leitet den Kurs ${courseNames} und kann die Organisation nicht verlassen. Übertragen oder löschen Sie zuerst den Kurs.`,
        other: `„${username}“ leitet die Kurse ${courseNames} und kann die Organisation nicht verlassen. Übertragen oder löschen Sie zuerst die Kurse.`,
      }),
      delete: plural(courses, {
        one: `„${username}“ leitet den Kurs ${courseNames} und kann nicht gelöscht werden. Übertragen oder löschen Sie zuerst den Kurs.`,
        other: `„${username}“ leitet die Kurse ${courseNames} und kann nicht gelöscht werden. Übertragen oder löschen Sie zuerst die Kurse.`,
      }),
    }[what];
  },
  hasSubscription: ({ username }) =>
    `„${username}“ hat ein bezahltes Abonnement. Kündigen Sie es, bevor Sie das Konto löschen.`,
};
