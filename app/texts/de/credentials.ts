import { rich } from "../rich";
import type { credentials as english } from "../en/credentials";
import type { Translation } from "../translation";

/** Signed credentials for passed campaigns, and the page that verifies them. */
export const credentials: Translation<typeof english> = {
  title: "Signierte Nachweise",
  hint: "Ein signierter Nachweis ist eine Datei, die anderen eine bestandene Kampagne belegt. Alle können sie unter „Prüfen“ ohne Konto prüfen.",
  open: "Signierte Nachweise",
  passedTitle: "Bestandene Kampagnen",
  nonePassed: ({ percent }) =>
    `Noch keine bestandenen Kampagnen. Eine Kampagne ist bestanden, wenn jedes ihrer Szenarien eine Note hat und ihr Durchschnitt mindestens ${percent}\u00a0% ist.`,
  average: ({ average }) => rich`Durchschnitt ${average}`,
  consent: ({ name, title }) =>
    rich`Die Datei darf meinen Namen (${name}), die Leistung ${title} und die Punkte, Versionen und Flüge ihrer Szenarien enthalten. Sonst nichts über mich.`,
  consentMissing: "Stimmen Sie mit dem Kästchen dem Inhalt der Datei zu.",
  noName: "Ihr Konto hat keinen Namen für die Datei. Bitten Sie die Administration, Ihren Namen einzutragen.",
  issue: "Signierten Nachweis erstellen",
  notPassed: "Sie haben diese Kampagne in dieser Klasse nicht bestanden.",
  keyUnreadable:
    "Nachweise können zurzeit nicht signiert werden. Der Betreiber dieser Website muss ihren Signaturschlüssel ersetzen.",
  issued: "Ihr signierter Nachweis kann heruntergeladen werden.",
  listTitle: "Ihre Nachweise",
  titleOfUser: "Signierte Nachweise",
  none: "Noch keine signierten Nachweise.",
  issuedAt: ({ dateTime }) => `Ausgestellt ${dateTime}`,
  revokedAt: ({ dateTime }) => `Widerrufen ${dateTime}`,
  download: ({ title, unseen }) => rich`${unseen(`Nachweis über ${title} `)}Herunterladen`,
  revoke: ({ title, unseen }) => rich`${unseen(`Nachweis über ${title} `)}Widerrufen`,
  revokeHint:
    "Ein Nachweis, den Sie widerrufen, bleibt widerrufen; Sie können einen weiteren erstellen. Hat ihn ein Administrator widerrufen, geht das erst, wenn er es erlaubt.",
  barred:
    "Ein Administrator hat Ihren Nachweis über diese Kampagne widerrufen. Sie können deshalb keinen weiteren erstellen. Bitten Sie darum, ihn zu erlauben.",
  barsNext: "Die Person kann keinen weiteren über diese Kampagne erstellen.",
  allowNext: ({ title, unseen }) => rich`Weiteren erlauben${unseen(` anstelle des Nachweises über ${title}`)}`,
  allowedNow: "Die Person kann einen weiteren Nachweis erstellen.",
  revokedNow: "Nachweis widerrufen.",
  criteria: ({ campaign, percent }) =>
    `Eine Note in jedem Szenario von ${campaign} und durchschnittlich mindestens ${percent}\u00a0% der Punkte.`,
  verifyTitle: "Nachweis prüfen",
  verifyHint:
    "Wählen Sie die Datei, die Sie bekommen haben, oder legen Sie sie hier ab. Sie sehen, wer sie für wen ausgestellt hat und ob sie verändert oder widerrufen wurde.",
  file: "Datei des Nachweises",
  fileHint: "Die .json-Datei, höchstens 2 MB",
  pasted: "Oder ihren Text einfügen",
  verify: "Prüfen",
  verifyAnother: "Andere Datei prüfen",
  nothingChosen: "Wählen Sie eine Datei, oder fügen Sie ihren Text ein.",
  tooLarge: "Die Datei ist größer als 2 MB. Signierte Nachweise sind kleiner.",
  unreadableTitle: "Das ist kein signierter Nachweis",
  unreadable: "Wählen Sie die .json-Datei, wie sie heruntergeladen wurde, oder fügen Sie den ganzen Text ein.",
  foreignTitle: "Nicht von dieser Website ausgestellt",
  foreign: ({ issuer }) => rich`Die Datei nennt einen anderen Aussteller: ${issuer}. Prüfen Sie sie dort.`,
  foreignUnnamed: "Die Datei nennt keinen Aussteller, den diese Website kennt.",
  forgedTitle: "Nicht echt",
  forged:
    "Die Datei nennt einen Schlüssel dieser Website, aber er hat sie nicht signiert. Jemand hat sie verändert oder erfunden.",
  validTitle: "Echt und gültig",
  valid: "Von dieser Website signiert, unverändert und nicht widerrufen.",
  revokedTitle: "Widerrufen",
  revoked: ({ dateTime }) =>
    `Von dieser Website signiert, aber widerrufen: ${dateTime}. Der Nachweis ist nicht mehr gültig.`,
  unknownTitle: "Nicht mehr verzeichnet",
  unknown:
    "Von dieser Website signiert, aber nicht mehr in ihren Daten. Vielleicht wurde das Konto der Person gelöscht.",
  alteredTitle: "Belege verändert",
  altered: "Die Signatur ist echt, aber jemand hat die Belege in der Datei verändert.",
  person: "Ausgestellt für",
  issuer: "Ausgestellt von",
  organization: "Unterrichtet von",
  date: "Ausgestellt am",
  scenarios: "Szenarien",
  scenario: "Szenario",
  points: "Punkte",
  version: "Version",
  evidence: "Beleg",
  source: ({ source }) =>
    ({ server: "Geprüft", game: "Vom Spiel gemeldet", instructor: "Von der Kursleitung entschieden" })[source],
  state: ({ state }) =>
    ({
      intact: "In der Datei, unverändert",
      altered: "Verändert",
      missing: "Fehlt in der Datei",
      kept: "Beim Aussteller gespeichert",
      nothing: "Keiner",
    })[state],
  flying: "Wird noch einmal geflogen ...",
  flownSame: ({ points }) => `In Ihrem Browser noch einmal geflogen: ${points} Punkte, dieselben`,
  flownOther: ({ points }) => `In Ihrem Browser noch einmal geflogen: ${points} Punkte, nicht dieselben`,
  flownNot: "Dieser Flug konnte in Ihrem Browser nicht noch einmal geflogen werden.",
  flyNeedsScripts:
    "Mit JavaScript fliegt Ihr Browser die Flüge noch einmal. Ohne JavaScript sehen Sie die Punkte, die der Aussteller gespeichert hat.",
};
