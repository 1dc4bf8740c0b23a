import { plural } from "../format";
import { rich } from "../rich";
import type { course as english } from "../en/course";
import type { Translation } from "../translation";

export const course: Translation<typeof english> = {
  sheetTitle: "Zugangscode",
  accessCode: "Zugangscode",
  qrCode: ({ name }) => `QR-Code zum Beitritt zu ${name}`,
  accessCodeHint:
    "Alle, die sich mit diesem Code registrieren, treten dem Kurs und seiner laufenden Klasse bei. Der QR-Code öffnet das Registrierungsformular mit ausgefülltem Code.",
  printOrProject: "Drucken oder projizieren",
  newCode: "Code ersetzen",
  classesTitle: ({ count }) => rich`Klassen ${count}`,
  noClassesHint: "Eine Klasse ist ein Durchgang des Kurses mit eigenem Notenbuch.",
  noClasses: "Noch keine Klassen",
  classesLabel: "Klassen",
  class: "Klasse",
  scheduled: "Geplant",
  running: "Läuft",
  plannedEnd: ({ date }) => `Geplant für ${date}`,
  backToCourse: "Zurück zum Kurs",
  scanCode: ({ host }) => `1. Code scannen oder ${host} öffnen`,
  chooseRegister: "2. „Mit Zugangscode registrieren“ wählen",
  enterCode: "3. Zugangscode genau so eingeben, wie er hier steht",
  renamed: "Kurs gespeichert.",
  codeChanged: ({ code }) => `Der neue Zugangscode ist ${code}.`,
  quizRulesSaved: "Quizregeln gespeichert. Sie gelten ab dem nächsten Versuch.",
  memberRemoved: ({ username }) => `${username} wurde aus dem Kurs entfernt.`,
  membersAdded: ({ added, known }) => {
    const addedText = plural(added, { one: "# Person hinzugefügt.", other: "# Personen hinzugefügt." });
    const knownText = plural(known, { one: "# war bereits Mitglied.", other: "# waren bereits Mitglieder." });
    return known > 0 ? `${addedText} ${knownText}` : addedText;
  },
  renameTitle: "Kurs umbenennen",
  newCodeTitle: "Zugangscode ersetzen?",
  newCodeWarning: ({ code }) =>
    rich`Mit ${code} kann danach niemand mehr beitreten, auch nicht mit seinem QR-Code oder gedruckten Blättern. Derzeitige Mitglieder bleiben im Kurs.`,
  makeNewCode: "Code ersetzen",
  addMembers: "Mitglieder hinzufügen",
  people: "Benutzernamen oder E-Mail-Adressen",
  peopleHint: ({ organizationName }) =>
    `Personen in ${organizationName}, getrennt durch Leerzeichen, Kommas oder neue Zeilen.`,
  addToClass: "In diese Klasse verschieben",
  joinRunningClass: "Sie treten auch der laufenden Klasse bei.",
  rosterNeeded:
    "Um Personen ohne Konto hinzuzufügen, muss eine Mitgliederliste importiert werden. Bitten Sie die Administration Ihrer Organisation, sie zu importieren oder Kursleitungen den Import zu erlauben.",
  importHint: ({ link }) => rich`Personen ohne Konto? ${link("Mitgliederliste importieren")}`,
  attemptsKept: ({ username, attempts }) =>
    attempts === 0
      ? `${username} hat keine Versuche in diesem Kurs.`
      : plural(attempts, {
          one: `# Versuch von ${username} in diesem Kurs bleibt erhalten. Notenbücher beendeter Klassen zeigen ihn weiterhin. Das Notenbuch einer laufenden Klasse zeigt ihn wieder, wenn Sie ${username} erneut hinzufügen.`,
          other: `# Versuche von ${username} in diesem Kurs bleiben erhalten. Notenbücher beendeter Klassen zeigen sie weiterhin. Das Notenbuch einer laufenden Klasse zeigt sie wieder, wenn Sie ${username} erneut hinzufügen.`,
        }),
  removeTitle: ({ username }) => `${username} entfernen?`,
  removeMember: ({ username, className }) =>
    className
      ? rich`${username} verlässt den Kurs und die laufende Klasse ${className}. Das Konto bleibt erhalten.`
      : rich`${username} verlässt den Kurs. Das Konto bleibt erhalten.`,
  remove: "Entfernen",
  removeUser: ({ hidden, username }) => rich`Entfernen${hidden(`: ${username}`)}`,
  membersNotRead: "Die Mitglieder konnten nicht geladen werden",
  rename: "Umbenennen",
  instructorOf: ({ ownerName }) => `Kursleitung: ${ownerName}`,
  membersTitle: ({ count }) => rich`Mitglieder ${count}`,
  searchMembers: "Mitglieder suchen",
  importRoster: "Liste importieren",
  noMembers: "Keine Mitglieder gefunden",
  noMatch: "Keine Mitglieder entsprechen Ihrer Suche.",
  noMembersHint: "Fügen Sie Personen hinzu, die bereits ein Konto haben, oder geben Sie den Zugangscode weiter.",
  membersLabel: "Mitglieder",
  disabled: "deaktiviert",
  email: "E-Mail",
  joined: "Beigetreten",
  neverActive: "Nie",
  quizzes: "Quizze",
  waitBetweenAttempts: "Wartezeit zwischen Versuchen",
  answersShown: "Anzeige der Antworten",
  reviewOf: ({ review }) =>
    ({
      atOnce: "Direkt nach jedem Versuch",
      afterLastAttempt: "Nach dem letzten Versuch",
      afterClass: "Nach dem Ende der Klasse",
    })[review],
  anyNumber: "Unbegrenzt",
  noWait: "Keine",
  minutes: ({ cooldownMinutes }) => plural(cooldownMinutes, { one: "# Minute", other: "# Minuten" }),
  editQuizRules: "Quizregeln bearbeiten",
  quizRulesTitle: "Quizregeln",
  maxAttempts: "Versuche pro Quiz (optional)",
  maxAttemptsHint: "Wie oft Studierende jedes Quiz machen können. Leer lassen für unbegrenzte Versuche.",
  cooldown: "Wartezeit zwischen Versuchen, in Minuten",
  cooldownHint:
    "Ebenso lange gibt eine Frage einer Lektion halbe Punktzahl, nachdem ihre Antwort angezeigt wurde. 0 bedeutet keine Wartezeit.",
  review: "Wann Studierende die Antworten sehen",
  reviewHint:
    "Bei unbegrenzten Versuchen bedeutet „Nach dem letzten Versuch“: sobald Studierende die volle Punktzahl haben, ihre Versuche beenden oder die Klasse endet. Bei „Direkt nach jedem Versuch“ können Studierende ein Quiz mit den Antworten zur Hand wiederholen.",
  lessons: "Lektionen",
  lessonLanguage: "Sprache der Lektionen",
  lessonLanguageHint: "Lektionen ohne Übersetzung sind auf Englisch. Noten und Fragenanalyse ändern sich nicht.",
  readersLanguage: "Eigene Sprache",
  setLessonLanguage: "Sprache festlegen",
  lessonLanguageSaved: "Sprache gespeichert. Sie gilt ab der nächsten Lektion.",
  schedule: "Planen",
  noClassYet: "Noch keine Klasse. Starten Sie jetzt eine oder planen Sie sie.",
};
