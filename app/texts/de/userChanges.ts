import { plural } from "../format";
import type { userChanges as english } from "../en/userChanges";
import type { Translation } from "../translation";

/** Changes of many users at once, in the users list and on their page. */
export const userChanges: Translation<typeof english> = {
  noOrganization: "Keine Organisation",
  verb: ({ kind }) =>
    ({
      enable: "Aktivieren",
      disable: "Deaktivieren",
      reset: "Passwörter zurücksetzen",
      enrol: "Zu Kurs hinzufügen",
      invite: "Erneut einladen",
      role: "Rolle ändern",
      organization: "Organisation ändern",
      delete: "Löschen",
    })[kind],
  ask: ({ kind, count, target }) =>
    plural(
      count,
      {
        enable: { one: "# Konto aktivieren", other: "# Konten aktivieren" },
        disable: { one: "# Konto deaktivieren", other: "# Konten deaktivieren" },
        reset: { one: "Passwort von # Konto zurücksetzen", other: "Passwörter von # Konten zurücksetzen" },
        enrol: { one: `# Konto zu ${target} hinzufügen`, other: `# Konten zu ${target} hinzufügen` },
        invite: { one: "Einladung an # Konto erneut senden", other: "Einladungen an # Konten erneut senden" },
        role: { one: `Rolle von # Konto in ${target} ändern`, other: `Rolle von # Konten in ${target} ändern` },
        organization: {
          one: `Organisation von # Konto in ${target} ändern`,
          other: `Organisation von # Konten in ${target} ändern`,
        },
        delete: { one: "# Konto löschen", other: "# Konten löschen" },
      }[kind],
    ),
  means: ({ kind, undoDays, restoreDays }) =>
    ({
      enable: "Sie können sich sofort wieder anmelden, mit demselben Passwort wie zuvor.",
      disable:
        "Sie werden überall abgemeldet und können sich nicht mehr anmelden. Noten und Mitgliedschaften bleiben erhalten.",
      reset:
        "Sie werden überall abgemeldet. Jedes Konto erhält eine E-Mail mit einem Link und einem Einmalcode, um ein neues Passwort festzulegen.",
      enrol:
        "Sie treten dem Kurs und, falls vorhanden, seiner laufenden Klasse bei. Studierende einer anderen laufenden Klasse werden übersprungen.",
      invite:
        "Jedes Konto erhält einen neuen Link und einen neuen Einmalcode. Frühere Links und Codes werden ungültig.",
      role: "Die Änderung gilt sofort.",
      organization: "Sie verlassen alle Kurse ihrer bisherigen Organisation. Ergebnisse bleiben erhalten.",
      delete: `Das löscht ihre Konten, Mitgliedschaften und Ergebnisse. Um die Ergebnisse zu behalten, deaktivieren Sie die Konten stattdessen. Sie können das ${undoDays} Tage lang rückgängig machen und jedes Konto ${restoreDays} Tage lang unter „Zuletzt gelöscht“ wiederherstellen. Anmeldungen und Codes können nicht wiederhergestellt werden.`,
    })[kind],
  done: ({ kind, count, target }) =>
    plural(
      count,
      {
        enable: { one: "# Konto aktiviert", other: "# Konten aktiviert" },
        disable: { one: "# Konto deaktiviert", other: "# Konten deaktiviert" },
        reset: { one: "Passwort von # Konto zurückgesetzt", other: "Passwörter von # Konten zurückgesetzt" },
        enrol: { one: `# Konto zu ${target} hinzugefügt`, other: `# Konten zu ${target} hinzugefügt` },
        invite: { one: "Einladung an # Konto erneut gesendet", other: "Einladungen an # Konten erneut gesendet" },
        role: { one: `Rolle von # Konto in ${target} geändert`, other: `Rolle von # Konten in ${target} geändert` },
        organization: {
          one: `Organisation von # Konto in ${target} geändert`,
          other: `Organisation von # Konten in ${target} geändert`,
        },
        delete: { one: "# Konto gelöscht", other: "# Konten gelöscht" },
      }[kind],
    ),
  busy: ({ kind }) =>
    ({
      enable: "Wird aktiviert …",
      disable: "Wird deaktiviert …",
      reset: "Wird zurückgesetzt …",
      enrol: "Wird hinzugefügt …",
      invite: "Wird gesendet …",
      role: "Wird geändert …",
      organization: "Wird geändert …",
      delete: "Wird gelöscht …",
    })[kind],
};
