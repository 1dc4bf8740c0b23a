import type { common as english } from "../en/common";
import type { Translation } from "../translation";

/** Words of many pages. */
export const common: Translation<typeof english> = {
  actions: "Aktionen",
  attempts: "Versuche",
  cancel: "Abbrechen",
  classOfCourse: ({ course, className }) => `${course}, ${className}`,
  course: "Kurs",
  courses: "Kurse",
  curriculum: "Lehrplan",
  delete: "Löschen",
  details: "Details",
  download: "Herunterladen",
  email: "E-Mail",
  gradebook: "Notenbuch",
  lastActive: "Zuletzt aktiv",
  name: "Name",
  namesAndMore: ({ names, more }) => `${names} und ${more} weitere`,
  organization: "Organisation",
  organizations: "Organisationen",
  points: "Punkte",
  preview: "Vorschau",
  role: "Rolle",
  save: "Speichern",
  student: "Studierende",
  students: "Studierende",
  title: "Titel",
  user: "Konto",
  username: "Benutzername",
  users: "Konten",
};
