import { number } from "../format";
import type { batches as english } from "../en/batches";
import type { Translation } from "../translation";

export const batches: Translation<typeof english> = {
  title: "Cambiar varias notas",
  link: "Cambiar varias notas",
  purpose: ({ max }) =>
    `Elija estudiantes, escenarios y un cambio. Antes de guardar verá cada nota antes y después. Como máximo ${number(max)} notas a la vez.`,
  students: "Estudiantes",
  allStudents: "Todos los estudiantes de la clase",
  scenarios: "Escenarios",
  allScenarios: "Todos los escenarios",
  kind: "Cambio",
  kindName: ({ kind }) =>
    ({ excuse: "Eximir", override: "Sustituir la nota", adjust: "Ajustar los puntos", clear: "Quitar las decisiones" })[
      kind
    ],
  pointsHint:
    "Para sustituir una nota, introduzca sus puntos. Para ajustar, introduzca los puntos que se suman, o empiece con un signo menos.",
  maxPointsHint: "Solo para sustituir una nota.",
  reasonHint: "Los estudiantes pueden leer este motivo.",
  preview: "Vista previa",
  effect: ({ grades, students }) => `Notas por decidir: ${number(grades)}. Estudiantes: ${number(students)}.`,
  replaced: ({ grades }) => `Decisiones que se sustituyen: ${number(grades)}.`,
  unchangeable: ({ grades }) => `Notas que no cambian porque no hay nada que ajustar o quitar: ${number(grades)}.`,
  changesLabel: "Notas sobre las que se decide",
  before: "Antes",
  after: "Después",
  replaces: ({ by }) => `Sustituye una decisión de ${by}`,
  excused: "eximido",
  none: "ninguna",
  more: ({ others }) => `Solo se muestran los primeros. Otros: ${number(others)}.`,
  apply: ({ kind }) =>
    ({
      excuse: "Eximir a los estudiantes",
      override: "Sustituir las notas",
      adjust: "Ajustar los puntos",
      clear: "Quitar las decisiones",
    })[kind],
  done: ({ grades }) => `Notas decididas: ${number(grades)}.`,
  undone: ({ grades }) => `Decisión deshecha. Notas: ${number(grades)}.`,
  history: "Decisiones sobre varias notas",
  entry: ({ kind, by, value }) =>
    ({
      excuse: `${by} eximió a estudiantes`,
      override: `${by} sustituyó notas: ${value}`,
      adjust: `${by} ajustó puntos: ${value}`,
      clear: `${by} quitó decisiones`,
    })[kind],
  counted: ({ grades, undone }) =>
    undone === 0 ? `Notas: ${number(grades)}` : `Notas: ${number(grades)}. Deshechas: ${number(undone)}`,
  undoLabel: ({ date }) => `Deshacer la decisión del ${date}`,
  noStudents: "Elija al menos un estudiante.",
  noScenarios: "Elija al menos un escenario.",
  tooManyGrades: ({ max }) => `Son más de ${number(max)} notas. Elija menos estudiantes o escenarios.`,
  nothingToChange: "Ninguna de estas notas tiene nada que ajustar o quitar.",
  decidedMeanwhile:
    "Mientras tanto, otra persona ha decidido sobre una de estas notas. Mire una nueva vista previa e inténtelo otra vez.",
  fullGrade: ({ max }) => `Una de estas notas ya tiene ${number(max)} decisiones y observaciones, que es el límite.`,
  alreadyUndone: "Esta decisión ya se ha deshecho.",
};
