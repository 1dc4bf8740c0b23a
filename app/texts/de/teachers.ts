import { plural } from "../format";
import { rich } from "../rich";
import type { teachers as english } from "../en/teachers";
import type { Translation } from "../translation";

export const teachers: Translation<typeof english> = {
  title: "Lehrende",
  intro:
    "Mitlehrende dürfen alles, was die Kursleitung darf. Assistenzen lesen das Notenbuch, kommentieren und entscheiden über Noten und Anfragen. Sie können weder Mitglieder, Klassen, Regeln und Termine ändern noch Noten freigeben oder endgültige Noten einreichen.",
  person: "Person",
  reach: "Aufgabe in diesem Kurs",
  reachOf: ({ reach }) => ({ own: "Kursleitung", teach: "Mitlehrende Person", assist: "Assistenz" })[reach],
  added: "Hinzugefügt",
  addedBy: ({ date, by }) => `${date} von ${by}`,
  noAccess: "Kein Zugang",
  noAccessHint: "Dieses Konto ist deaktiviert oder gehört nicht mehr zum Personal der Organisation.",
  addTitle: "Person hinzufügen",
  choosePerson: "Person auswählen",
  add: "Zum Kurs hinzufügen",
  addHint: "Um die Aufgabe einer Person zu ändern, fügen Sie sie mit der anderen Aufgabe noch einmal hinzu.",
  nobodyToAdd: "Ihre Organisation hat keine weiteren Lehrenden.",
  saved: ({ username, reach }) =>
    reach === "teach"
      ? `${username} lehrt jetzt in diesem Kurs mit.`
      : `${username} ist jetzt Assistenz in diesem Kurs.`,
  remove: ({ username, hidden }) => rich`Entfernen${hidden(`: ${username}`)}`,
  removed: ({ username }) => `${username} lehrt nicht mehr in diesem Kurs.`,
  instructorHint: "Die Kursleitung bleibt. Die Systemadministration kann sie einer anderen Person geben.",
  open: "Lehrende ansehen",
  count: ({ people }) =>
    plural(people, { one: "# Person lehrt in diesem Kurs.", other: "# Personen lehren in diesem Kurs." }),
  personRequired: "Wählen Sie eine Person aus.",
  reachRequired: "Wählen Sie eine Aufgabe aus.",
  notStaff: "Wählen Sie eine Person aus dem Personal der Organisation des Kurses.",
  isInstructor: "Diese Person leitet den Kurs bereits.",
  instructorStays:
    "Die Kursleitung kann nicht entfernt werden. Die Systemadministration kann sie einer anderen Person geben.",
  tooMany: ({ max }) =>
    `Ein Kurs kann bis zu ${max} Mitlehrende und Assistenzen haben. Entfernen Sie zuerst eine Person.`,
};
