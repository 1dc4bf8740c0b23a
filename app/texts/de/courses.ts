import { number, plural } from "../format";
import { rich } from "../rich";
import type { courses as english } from "../en/courses";
import type { Translation } from "../translation";

export const courses: Translation<typeof english> = {
  scheduledClass: "Geplante Klasse",
  className: "Name der Klasse (optional)",
  classNameHint: "Leer lassen, um das Startdatum zu verwenden",
  startDate: "Beginn",
  optionalEndDate: "Ende (optional)",
  noMembersYet:
    "Dieser Kurs hat noch keine Mitglieder. Studierende, die mit seinem Zugangscode beitreten, treten auch seiner laufenden Klasse bei.",
  startsWith: ({ memberCount }) =>
    plural(memberCount, {
      one: "Die Klasse startet mit dem # Mitglied des Kurses.",
      other: "Die Klasse startet mit allen # Mitgliedern des Kurses.",
    }),
  scheduleStart: "Start planen",
  unschedule: "Planung entfernen",
  startNow: "Jetzt starten",
  newClass: "Neue Klasse planen/starten",
  endClass: "Klasse beenden/Ende planen",
  startedOn: ({ date }) => `Begonnen am ${date}`,
  scheduledFor: ({ date }) => `Geplant für ${date}`,
  endedOn: ({ date }) => `Beendet am ${date}`,
  scheduledToEnd: ({ date }) => `Geplantes Ende: ${date}`,
  statusOf: ({ status }) => ({ Scheduled: "Geplant", Active: "Aktiv", Ended: "Beendet", Inactive: "Inaktiv" })[status],
  changeStart: ({ hidden }) => rich`Ändern${hidden(": Beginn")}`,
  changeEnd: ({ hidden }) => rich`Ändern${hidden(": Ende")}`,
  endDate: "Ende",
  endDateHint: "Leer lassen, um das geplante Ende zu entfernen.",
  scheduleEnd: "Ende planen",
  endNow: "Jetzt beenden",
  resumeClass: "Klasse fortsetzen",
  resume: "Fortsetzen",
  reenableAccounts: "Mitgliedskonten wieder aktivieren",
  reenableHint: ({ accounts }) =>
    accounts > 0
      ? plural(accounts, {
          one: "# Konto wurde beim Beenden der Klasse deaktiviert.",
          other: "# Konten wurden beim Beenden der Klasse deaktiviert.",
        })
      : "Es gibt keine Konten, die wieder zu aktivieren sind.",
  resumes: ({ className }) =>
    className
      ? `Die Klasse „${className}“ läuft mit allen Studierenden weiter, als wäre sie nicht beendet worden.`
      : "Die Klasse läuft mit allen Studierenden weiter, als wäre sie nicht beendet worden.",
  changeInstructor: "Kursleitung ändern",
  instructor: "Kursleitung",
  staffOf: ({ organizationName }) => `Personal von ${organizationName}`,
  deletedContents: ({ classes, attempts, members }) =>
    `Das löscht ${plural(classes, { one: "# Klasse", other: "# Klassen" })} mit allen Noten, ${plural(attempts, { one: "# Versuch", other: "# Versuche" })}, die Liste mit ${plural(members, { one: "# Mitglied", other: "# Mitgliedern" })} und den Zugangscode.`,
  runningWarning: "Eine Klasse läuft.",
  membersStay: "Die Konten der Mitglieder bleiben erhalten.",
  deleteCourse: "Kurs löschen?",
  confirmDelete: ({ name, days }) =>
    rich`Möchten Sie ${name} wirklich löschen? Sie können den Kurs ${days} Tage lang unter ${"„"}Zuletzt gelöscht${"“"} wiederherstellen.`,
  typeName: "Zur Bestätigung den Namen des Kurses eingeben",
  classStarted: "Klasse gestartet.",
  classScheduled: "Klasse geplant.",
  scheduleRemoved: "Planung entfernt.",
  endScheduled: "Ende der Klasse geplant.",
  endRemoved: "Geplantes Ende entfernt.",
  classEnded: "Klasse beendet.",
  classResumed: "Klasse fortgesetzt.",
  instructorChanged: "Kursleitung geändert.",
  courseDeleted: "Kurs gelöscht.",
  courseCreated: ({ name }) => `Kurs „${name}“ erstellt.`,
  listFailed: "Die Kurse konnten nicht geladen werden: Ein interner Fehler ist aufgetreten.",
  failureOf: ({ change }) =>
    ({
      start: "Die Klasse konnte nicht gestartet werden",
      schedule: "Die Klasse konnte nicht geplant werden",
      end: "Die Klasse konnte nicht beendet werden",
      resume: "Die Klasse konnte nicht fortgesetzt werden",
      create: "Der Kurs konnte nicht erstellt werden",
      delete: "Der Kurs konnte nicht gelöscht werden",
      owner: "Die Kursleitung konnte nicht geändert werden",
    })[change],
  failureWithReason: ({ failure, reason }) => `${failure}: ${reason}`,
  noCourses: "Keine Kurse gefunden",
  nameHint: ({ max }) => `Höchstens ${max} Zeichen`,
  createFirst: "Erstellen Sie Ihren ersten Kurs.",
  askAdministrator: "Bitten Sie die Administration Ihrer Organisation, einen zu erstellen.",
  createCourse: "Kurs erstellen",
  createdByAdministrators: "Kurse werden von der Administration Ihrer Organisation erstellt.",
  searchCourses: "Kurse suchen",
  noMatch: "Keine Kurse entsprechen Ihrer Suche.",
  status: "Status",
  start: "Beginn",
  end: "Ende",
  copyAccessCodeOf: ({ name }) => `Zugangscode von ${name} kopieren`,
  gradebookOf: ({ hidden, name }) => rich`Notenbuch${hidden(` von ${name}`)}`,
  changeInstructorLink: "– Kursleitung ändern",
  noOrganization: "Ein Kurs gehört zu einer Organisation, und es gibt noch keine.",
  createOrganization: "Organisation erstellen",
  askSystemAdmin: "Bitten Sie die Systemadministration, Sie einer Organisation hinzuzufügen.",
  chooseOrganization: "Organisation wählen",
  chooseInstructor: "Kursleitung wählen",
  organizationWithoutStaff: ({ name }) => `${name} (noch kein Personal)`,
  disabledPerson: ({ person }) => `${person} (deaktiviert)`,
  continue: "Weiter",
  loading: "Wird geladen …",
  noStaff:
    "Ein Kurs braucht eine Kursleitung, und diese Organisation hat noch keine. Fügen Sie eine hinzu oder ändern Sie die Rolle eines ihrer Konten in Instructor.",
  addInstructor: "Kursleitung hinzufügen",
  courseName: "Name des Kurses",
  caption: "Beschreibung (optional)",
  ownerHint: "Leitet den Kurs",
  endTerm: "Klasse beenden",
  ends: ({ className }) =>
    className
      ? `Die Klasse „${className}“ endet jetzt. Noten und Quizantworten bleiben erhalten.`
      : "Die Klasse endet jetzt. Noten und Quizantworten bleiben erhalten.",
  disableAccounts: "Mitgliedskonten deaktivieren",
  disableHint: ({ accounts }) =>
    plural(accounts, {
      one: "# Konto kann sich nicht anmelden, bis Sie es wieder aktivieren. Konten des Personals und Ihr eigenes werden nie deaktiviert.",
      other:
        "# Konten können sich nicht anmelden, bis Sie sie wieder aktivieren. Konten des Personals und Ihr eigenes werden nie deaktiviert.",
    }),
  sparedStudents: ({ elsewhere }) =>
    plural(elsewhere, {
      one: "# Person ist in einer anderen laufenden Klasse. Ihr Konto wird nicht deaktiviert.",
      other: "# Studierende sind in einer anderen laufenden Klasse. Ihre Konten werden nicht deaktiviert.",
    }),
  disableSpared: "Diese Konten ebenfalls deaktivieren",
  disableSparedHint: "Diese Studierenden können dann in ihrer anderen Klasse nicht weitermachen.",
  inTwoClasses: ({ elsewhere }) =>
    plural(elsewhere, {
      one: "# Mitglied ist in einer anderen laufenden Klasse und wäre dann in zwei zugleich. Was es spielt, zählt nur in einer davon.",
      other:
        "# Mitglieder sind in einer anderen laufenden Klasse und wären dann in zwei zugleich. Was sie spielen, zählt nur in einer davon.",
    }),
  nobodyYet:
    "Diese Organisation hat noch keine Konten. Mitglieder können Sie später mit einer Mitgliederliste oder dem Zugangscode des Kurses hinzufügen.",
  noPersonMatches: "Keine Personen entsprechen Ihrer Suche.",
  searchPeople: "Personen suchen",
  clear: "Leeren",
  membersTitle: ({ count }) => rich`Mitglieder ${count}`,
  chosenPeople: ({ chosen, people }) => `${number(chosen)} von ${number(people)} ausgewählt`,
  peopleCount: ({ people }) => plural(people, { one: "# Person", other: "# Personen" }),
  chooseAll: "Alle auswählen",
  chooseMatches: ({ matches }) => plural(matches, { one: "Diese # auswählen", other: "Diese # auswählen" }),
  disabled: "deaktiviert",
};
