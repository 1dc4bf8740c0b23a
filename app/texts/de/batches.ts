import { number } from "../format";
import type { batches as english } from "../en/batches";
import type { Translation } from "../translation";

export const batches: Translation<typeof english> = {
  title: "Mehrere Noten ändern",
  link: "Mehrere Noten ändern",
  purpose: ({ max }) =>
    `Wählen Sie Studierende, Szenarien und eine Änderung. Vor dem Speichern sehen Sie jede Note vorher und nachher. Höchstens ${number(max)} Noten auf einmal.`,
  students: "Studierende",
  allStudents: "Alle Studierenden der Klasse",
  scenarios: "Szenarien",
  allScenarios: "Alle Szenarien",
  kind: "Änderung",
  kindName: ({ kind }) =>
    ({ excuse: "Erlassen", override: "Note festlegen", adjust: "Punkte anpassen", clear: "Entscheidungen entfernen" })[
      kind
    ],
  pointsHint:
    "Zum Festlegen die Punkte der Note eingeben. Zum Anpassen die zusätzlichen Punkte, zum Abziehen mit einem Minus.",
  maxPointsHint: "Nur beim Festlegen einer Note.",
  reasonHint: "Die betroffenen Personen können den Grund lesen.",
  preview: "Vorschau",
  effect: ({ grades, students }) =>
    `Noten, über die entschieden wird: ${number(grades)}. Studierende: ${number(students)}.`,
  replaced: ({ grades }) => `Entscheidungen, die ersetzt werden: ${number(grades)}.`,
  unchangeable: ({ grades }) =>
    `Noten, die bleiben, weil es nichts anzupassen oder zu entfernen gibt: ${number(grades)}.`,
  changesLabel: "Noten, über die entschieden wird",
  before: "Vorher",
  after: "Nachher",
  replaces: ({ by }) => `Ersetzt eine Entscheidung von ${by}`,
  excused: "erlassen",
  none: "keine",
  more: ({ others }) => `Nur die ersten sind aufgeführt. Weitere: ${number(others)}.`,
  apply: ({ kind }) =>
    ({
      excuse: "Szenarien erlassen",
      override: "Noten festlegen",
      adjust: "Punkte anpassen",
      clear: "Entscheidungen entfernen",
    })[kind],
  done: ({ grades }) => `Entschiedene Noten: ${number(grades)}.`,
  undone: ({ grades }) => `Entscheidung zurückgenommen. Noten: ${number(grades)}.`,
  history: "Entscheidungen über mehrere Noten",
  entry: ({ kind, by, value }) =>
    ({
      excuse: `${by} hat Szenarien erlassen`,
      override: `${by} hat Noten festgelegt: ${value}`,
      adjust: `${by} hat Punkte angepasst: ${value}`,
      clear: `${by} hat Entscheidungen entfernt`,
    })[kind],
  counted: ({ grades, undone }) =>
    undone === 0 ? `Noten: ${number(grades)}` : `Noten: ${number(grades)}. Zurückgenommen: ${number(undone)}`,
  undoLabel: ({ date }) => `Entscheidung vom ${date} zurücknehmen`,
  noStudents: "Wählen Sie mindestens eine Person.",
  noScenarios: "Wählen Sie mindestens ein Szenario.",
  tooManyGrades: ({ max }) => `Das sind mehr als ${number(max)} Noten. Wählen Sie weniger Studierende oder Szenarien.`,
  nothingToChange: "Bei keiner dieser Noten gibt es etwas anzupassen oder zu entfernen.",
  decidedMeanwhile:
    "Inzwischen wurde über eine dieser Noten entschieden. Sehen Sie sich eine neue Vorschau an und versuchen Sie es dann noch einmal.",
  fullGrade: ({ max }) =>
    `Eine dieser Noten hat bereits ${number(max)} Entscheidungen und Notizen, mehr sind nicht möglich.`,
  alreadyUndone: "Diese Entscheidung wurde bereits zurückgenommen.",
};
