import type { firstSteps as english } from "../en/firstSteps";
import type { Translation } from "../translation";

export const firstSteps: Translation<typeof english> = {
  allDone: "Alles bereit für Ihre erste Klasse.",
  subtitle: "Mit diesen Schritten starten Sie Ihre erste Klasse.",
  done: "Erledigt",
  noMailHint:
    "E-Mails werden stattdessen im Ordner „outbox“ der Serverdaten gespeichert. Setzen Sie SMTP_URL, bevor Sie Personen einladen, oder geben Sie die Einmalcodes weiter, die Sie beim Hinzufügen erhalten.",
  welcome: "Willkommen in der Administration",
  nothingSelected: "Wählen Sie, womit Sie beginnen",
  openFirstSteps: "Erste Schritte ansehen",
  chooseInSidebar: "Klicken Sie in der Seitenleiste links auf einen Bereich, um zu beginnen.",
  chooseInMenu: "Öffnen Sie oben das Menü und wählen Sie einen Bereich, um zu beginnen.",
  pageTitle: "Erste Schritte",
  organizationStep: "Organisation erstellen",
  organizationStepHint:
    "Personen, Kurse und Zugangscodes gehören zu einer Organisation. Ihr Lehrplan bestimmt, was Studierende spielen.",
  createOrganization: "Organisation erstellen",
  instructorStep: "Kursleitungen hinzufügen",
  instructorStepHint:
    "Fügen Sie alle, die unterrichten, mit der Rolle Instructor hinzu. Sie legen mit einem Link oder Einmalcode ein Passwort fest.",
  addInstructor: "Kursleitung hinzufügen",
  courseStepHint: "Ein Kurs hat eine Kursleitung, Mitglieder und einen Zugangscode.",
  createCourse: "Kurs erstellen",
  studentStep: "Studierende hinzufügen",
  studentStepHint:
    "Importieren Sie eine Mitgliederliste in den Kurs oder geben Sie seinen Zugangscode weiter. Alle, die sich mit dem Code registrieren, treten dem Kurs bei.",
  studentStepHintWithoutCourse:
    "Importieren Sie eine Mitgliederliste. Sobald Sie einen Kurs haben, können Sie stattdessen seinen Zugangscode weitergeben.",
  importRoster: "Liste importieren",
  classStepHint:
    "Starten Sie eine Klasse des Kurses jetzt oder planen Sie sie. Ergebnisse erscheinen in ihrem Notenbuch.",
  startClass: "Klasse starten",
  courseStep: "Kurs erstellen",
  classStep: "Klasse starten",
};
