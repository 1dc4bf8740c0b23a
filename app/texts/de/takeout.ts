import { number, plural } from "../format";
import type { takeout as english } from "../en/takeout";
import type { Translation } from "../translation";

/** A copy of what the platform stores about a person. */
export const takeout: Translation<typeof english> = {
  pageTitle: "Ihre Daten",
  hint: "Holen Sie sich eine Kopie von allem, was diese Plattform über Sie speichert: Konto, Anmeldungen, Kurse, Versuche mit Antworten, Notizen über Sie und Änderungen, die Sie betreffen.",
  contentHint:
    "Sie erhalten eine Zip-Datei mit JSON für Programme, CSV für Tabellenkalkulationen und einer Readme-Datei. Passwörter, Schlüssel und Daten anderer sind nicht enthalten.",
  create: "Kopie erstellen",
  createAgain: "Weitere Kopie erstellen",
  open: "Eigene Daten herunterladen",
  openHint: "Laden Sie alles herunter, was diese Plattform über Sie speichert.",
  statusTitle: "Ihre Kopie",
  counting: "Ihre Daten werden gesucht …",
  building: ({ done, total }) =>
    `${number(done)} von ${plural(total, { one: "# Eintrag", other: "# Einträgen" })} kopiert`,
  buildingHint:
    "Sie können diese Seite verlassen. Sobald die Kopie fertig ist, senden wir Ihnen einen Link per E-Mail.",
  progress: "Fortschritt der Kopie",
  reload: "Neu laden",
  ready: ({ until }) =>
    `Die Kopie ist fertig. Wir haben Ihnen einen Link gesendet. Er gilt bis ${until} dort, wo Sie angemeldet sind.`,
  failed:
    "Die Kopie konnte nicht erstellt werden. Versuchen Sie es noch einmal und sagen Sie Ihrer Administration Bescheid, wenn es wieder scheitert.",
  downloadTitle: "Herunterladen",
  downloadHint: ({ username, until }) =>
    `Alles, was diese Plattform über ${username} speichert. Sie können es bis ${until} herunterladen.`,
  download: ({ megabytes }) => `Zip-Datei herunterladen (${megabytes} MB)`,
  keepSafe: "Bewahren Sie die Datei so auf, dass andere sie nicht lesen können.",
  linkInvalid:
    "Dieser Link ist abgelaufen, oder jemand anderes hat die Kopie angefordert. Melden Sie sich mit dessen Konto an oder erstellen Sie eine neue Kopie.",
  ofUserTitle: "Personenbezogene Daten",
  ofUserHint: ({ username }) =>
    `Wenn ${username} fragt, was Sie speichern, erstellen Sie eine Kopie. Sie erhalten den Link, und ${username} erfährt per E-Mail, dass Sie sie angefordert haben.`,
  readySubject: ({ productName }) => `Ihre Kopie aus ${productName} ist fertig`,
  readyMail: ({ username }) =>
    `Die Kopie der Daten über das Konto „${username}“ ist fertig. Laden Sie sie innerhalb von 24 Stunden herunter:`,
  readyMailHint: ({ username }) =>
    `Der Link gilt nur dort, wo Sie als „${username}“ angemeldet sind. Wenn Sie diese Kopie nicht angefordert haben, ändern Sie sofort Ihr Passwort.`,
  requestedSubject: ({ productName }) => `Eine Kopie Ihrer Daten in ${productName} wurde angefordert`,
  requestedMail: ({ username, administrator }) =>
    `${administrator} hat als Administrator eine Kopie der Daten über Ihr Konto „${username}“ angefordert.`,
  requestedMailHint:
    "Wenn Sie das überrascht, fragen Sie Ihre Organisation. In Ihrem Konto können Sie selbst eine Kopie erstellen.",
  readmeTitle: ({ productName, username, date }) => `Was ${productName} über „${username}“ speichert, Stand ${date}`,
  readmeFormats:
    "Jede Datei gibt es zweimal: als .json mit allem, für Programme, und als .csv für Tabellenkalkulationen; dort steht für sehr lange Werte (JSON). Zeiten sind in UTC. Die Dateien heißen wie die Tabellen; docs/privacy.md des Produkts beschreibt ihre Spalten.",
  folderName: ({ folder }) =>
    ({
      account: "account: Ihr Konto, E-Mails an Sie und was die Bereitstellung Ihrer Organisation weiß",
      signIns: "signIns: Anmeldungen, Geräte, zweite Faktoren und API-Token",
      learning: "learning: Kurse, Klassen, Versuche, Antworten, Platzierungen, Notizen und Nachrichten",
      teaching: "teaching: Kurse, die Sie unterrichten, und Listen, die Sie importiert haben",
      administration: "administration: Änderungen, die Sie vorgenommen haben oder die Sie betreffen",
      payments: "payments: Käufe und Abonnements",
      content: "content: Sandboxes sowie Lehrpläne und Lektionen, die Sie geschrieben haben",
      deleted: "deleted: gelöschte Einträge, die noch wiederhergestellt werden können",
    })[folder],
  fileLine: ({ name, rows }) => `${name}: ${plural(rows, { one: "# Eintrag", other: "# Einträge" })}`,
  readmeLeftOut:
    "Nicht enthalten: Prüfwerte von Passwörtern und Codes, Schlüssel und Token das, was Einträge über andere sagen, sowie vorerst alles zu Noten, die Ihre Kursleitung noch nicht freigegeben hat.",
  readmeQuestions: ({ supportEmail }) => `Fragen: ${supportEmail}`,
};
