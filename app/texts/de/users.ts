import { number, plural } from "../format";
import { rich } from "../rich";
import type { users as english } from "../en/users";
import type { Translation } from "../translation";

export const users: Translation<typeof english> = {
  notFound: "Das Konto wurde nicht gefunden.",
  chooseRole: "Wählen Sie eine Rolle.",
  chooseOrganization: "Wählen Sie eine Organisation.",
  enabledChanged: ({ username, enabled }) =>
    enabled ? `${username} wurde aktiviert.` : `${username} wurde deaktiviert.`,
  undoable: ({ changes }) => rich`Letzte Änderungen, die Sie rückgängig machen können: ${changes}`,
  addedBy: ({ people, fileName }) =>
    plural(people, { one: `# Konto aus ${fileName} importiert`, other: `# Konten aus ${fileName} importiert` }),
  noUsers: "Keine Konten gefunden",
  noMatch:
    "Verwenden Sie weniger Filter oder suchen Sie nach mindestens drei Buchstaben eines Benutzernamens, einer E-Mail-Adresse oder eines Namens.",
  noUsersHint:
    "Fügen Sie ein Konto hinzu, importieren Sie eine Mitgliederliste oder geben Sie einen Zugangscode weiter.",
  noLimit: "Kein Limit",
  stateOf: ({ state }) =>
    ({
      any: "Alle Status",
      enabled: "Aktiviert",
      disabled: "Deaktiviert",
      resetPending: "Zurücksetzen ausstehend",
      invited: "Eingeladen",
    })[state],
  roleChanged: ({ username, role }) => `${username} hat jetzt die Rolle ${role}.`,
  moved: ({ username }) => `Die Organisation von ${username} wurde geändert.`,
  deleted: ({ username }) => `${username} wurde gelöscht.`,
  tooManyMatches: ({ max }) =>
    `Mehr als ${number(max)} Konten entsprechen der Suche, und nur ${number(max)} sind aufgeführt. Grenzen Sie die Suche ein, um die anderen zu sehen.`,
  onlyOfOrganization: ({ name, link }) => rich`Nur Konten von ${name} · ${link("Alle Organisationen anzeigen")}`,
  addUser: "Konto hinzufügen",
  search: "Konten suchen",
  importRoster: "Liste importieren",
  selectPage: "Alle auf dieser Seite auswählen",
  selectedActions: "Aktionen für die ausgewählten Konten",
  narrowToSelectAll: ({ max }) =>
    `Um alle passenden Konten auszuwählen, grenzen Sie die Liste auf höchstens ${number(max)} ein.`,
  selectMatches: ({ total }) =>
    plural(total, { one: "Das # passende Konto auswählen", other: "Alle # passenden Konten auswählen" }),
  allSelected: ({ total }) =>
    plural(total, { one: "# passendes Konto ausgewählt", other: "Alle # passenden Konten ausgewählt" }),
  clearSelection: "Auswahl aufheben",
  selectedCount: ({ count }) => plural(count, { one: "# Konto ausgewählt", other: "# Konten ausgewählt" }),
  selectUser: ({ username }) => `${username} auswählen`,
  selectFirst: "Wählen Sie zuerst Konten aus.",
  actionOnSelected: ({ verb }) => `${verb} …`,
  activeUsers: "Aktive Konten",
  userLimit: "Kontenlimit",
  admins: "Admins",
  roleTitle: ({ username }) => `Rolle von ${username} ändern`,
  changeRole: "Rolle ändern",
  roleHint: "Die Änderung gilt sofort.",
  organizationTitle: ({ username }) => `Organisation von ${username} ändern`,
  changeOrganization: "Organisation ändern",
  organizationHint: "Das Konto verlässt alle Kurse der bisherigen Organisation. Ergebnisse bleiben erhalten.",
  replaceCode: ({ email }) =>
    email
      ? rich`Dieses Konto hat bereits einen Einmalcode. Ein neuer Code ersetzt ihn und wird an ${email} gesendet.`
      : "Dieses Konto hat bereits einen Einmalcode. Ein neuer Code ersetzt ihn.",
  resetWarning: ({ email }) =>
    email
      ? rich`Das meldet das Konto überall ab. Für die nächste Anmeldung muss mit einem Einmalcode ein neues Passwort festgelegt werden. Sie sehen den Code hier, und wir senden ihn an ${email}.`
      : "Das meldet das Konto überall ab. Für die nächste Anmeldung muss mit einem Einmalcode, den Sie hier sehen, ein neues Passwort festgelegt werden.",
  resetCodeUse: ({ email }) =>
    email
      ? rich`Geben Sie diesen Code weiter: Er wird bei der nächsten Anmeldung abgefragt. Wir senden ihn auch an ${email}.`
      : "Geben Sie diesen Code weiter: Er wird bei der nächsten Anmeldung abgefragt.",
  voidPassword: "Das alte Passwort nicht mehr annehmen",
  voidPasswordHint: ({ sendsMail }) =>
    sendsMail
      ? "Dann funktioniert nur der Code oder der Link aus der E-Mail. Andernfalls kann statt des Codes das alte Passwort eingegeben werden."
      : "Dann funktioniert nur der Code. Andernfalls kann statt des Codes das alte Passwort eingegeben werden.",
  deleteTitle: ({ username }) => `${username} löschen?`,
  deleteWarning: ({ name, email, counts, days }) => {
    const deleted = counts
      ? `${plural(counts.courses, { one: "# Kursmitgliedschaft", other: "# Kursmitgliedschaften" })} und ${plural(counts.scores, { one: "# Ergebnis", other: "# Ergebnissen" })}`
      : "allen Kursmitgliedschaften und Ergebnissen";
    return name
      ? rich`Das löscht das Konto von ${name} (${email}) mit ${deleted}. Um die Ergebnisse zu behalten, deaktivieren Sie das Konto stattdessen. Sie können es ${days} Tage lang unter ${"„"}Zuletzt gelöscht${"“"} wiederherstellen.`
      : rich`Das löscht dieses Konto (${email}) mit ${deleted}. Um die Ergebnisse zu behalten, deaktivieren Sie das Konto stattdessen. Sie können es ${days} Tage lang unter ${"„"}Zuletzt gelöscht${"“"} wiederherstellen.`;
  },
  resetTitle: ({ username }) => `Passwort von ${username} zurücksetzen?`,
  newCode: "Neuen Code erstellen",
  resetPassword: "Passwort zurücksetzen",
  resetCodeTitle: ({ username }) => `Code für ${username}`,
  copyResetCode: "Code kopieren",
  resetCodeHint: ({ date }) => `Der Code wird nur jetzt angezeigt. Er funktioniert einmal, bis ${date}.`,
  done: "Fertig",
  usersShown: "Konten filtern",
  filterByRole: "Nach Rolle filtern",
  allRoles: "Alle Rollen",
  filterByState: "Nach Status filtern",
  showAll: "Alle anzeigen",
  filterByOrganization: "Nach Organisation filtern",
  allOrganizations: "Alle Organisationen",
  noOrganization: "Keine Organisation",
  enabled: "Aktiviert",
  never: "Nie",
  changeRoleLink: ({ username }) => `, Rolle von ${username} ändern`,
  changeOrganizationLink: ({ username }) => `, Organisation von ${username} ändern`,
  isEnabled: ({ username }) => `${username} ist aktiviert`,
  pendingHint:
    "Für dieses Konto muss ein neues Passwort festgelegt werden. Klicken Sie, um einen neuen Einmalcode zu erstellen.",
  pendingLink: ({ hidden, username }) => rich`PASSWORT AUSSTEHEND${hidden(` für ${username}, neuen Code erstellen`)}`,
  resetLink: ({ hidden, username }) => rich`Passwort zurücksetzen${hidden(` von ${username}`)}`,
  moreFor: ({ username }) => `Weitere Aktionen für ${username}`,
  deleteLink: ({ hidden, username }) => rich`Löschen${hidden(`: ${username}`)}`,
};
