import type { rubrics as english } from "../en/rubrics";
import type { Translation } from "../translation";

export const rubrics: Translation<typeof english> = {
  title: "Rúbrica",
  intro:
    "Criterios para calificar este escenario a mano, en todas las clases de este curso. Para usar la rúbrica, abra el expediente de un estudiante y elija «Calificar con rúbrica» en el menú de la nota.",
  criterion: ({ number }) => `Criterio ${number}`,
  name: "Nombre",
  levels: "Niveles",
  levelsHint:
    "Escriba en cada línea un nivel y sus puntos, por ejemplo «Completo 5». Un número solo, como 4, ofrece cada número entero de 0 a 4.",
  removeHint: "Para quitar un criterio, borre su nombre y sus niveles.",
  save: "Guardar rúbrica",
  saved: "Rúbrica guardada.",
  savedOver: "Rúbrica guardada. Otra persona la cambió mientras usted la editaba; ahora se aplica la suya.",
  remove: "Quitar rúbrica",
  removed: "Rúbrica quitada.",
  keptHint: "Las notas dadas con esta rúbrica se mantienen, con los criterios de entonces.",
  gradeBy: "Calificar con rúbrica",
  make: "Crear una rúbrica",
  change: "Cambiar la rúbrica",
  none: "Este escenario aún no tiene rúbrica en este curso.",
  sentence: "Comentario (opcional)",
  sentenceHint: "El estudiante puede leer este comentario.",
  effect: ({ maxPoints }) =>
    `La suma de los niveles, sobre ${maxPoints}, cuenta sea lo que sea que entregue el estudiante. Los intentos siguen en la lista.`,
  giveGrade: "Guardar nota",
  graded: "Nota guardada.",
  ofGrade: "Este escenario se calificó con estos criterios. La nota vale para todos los intentos.",
  levelRequired: "Elija un nivel.",
  levelsRequired: "Elija un nivel para cada criterio.",
  changedMeanwhile: "La rúbrica ha cambiado entretanto. Abra de nuevo «Calificar con rúbrica» y elija los niveles.",
  nameRequired: "Escriba un nombre para este criterio.",
  nameTwice: "Dé a cada criterio un nombre distinto.",
  levelTwice: "Dos niveles son iguales. Cambie o quite uno de ellos.",
  levelLines: ({ maxPoints }) => `Escriba en cada línea un nivel y sus puntos, en puntos enteros de 0 a ${maxPoints}.`,
  levelCount: ({ max }) => `Escriba de 2 a ${max} niveles.`,
  onlyZero: "Al menos un nivel debe dar puntos.",
};
