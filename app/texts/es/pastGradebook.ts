import { number } from "../format";
import type { pastGradebook as english } from "../en/pastGradebook";
import type { Translation } from "../translation";

export const pastGradebook: Translation<typeof english> = {
  title: "Libro de notas de otro día",
  link: "Otro día",
  day: "Día",
  at: "Al",
  atHint: ({ timeZone }) => `El final de este día en la zona horaria del curso: ${timeZone}.`,
  compareWith: "Comparar con",
  compareHint: "Déjelo en blanco para comparar con ahora.",
  onlyChanged: "Solo estudiantes con cambios",
  show: "Mostrar",
  slider: "Recorrer los días de la clase",
  compareWithEnd: "Comparar con el final de la clase",
  sliderHint: ({ days }) => `Días con cambios, marcados en el control: ${number(days)}.`,
  changes: ({ changes }) =>
    changes === 0
      ? "Ninguna nota difiere."
      : `Notas que difieren: ${number(changes)}. La flecha lleva a la nota posterior.`,
  later: "después:",
  none: "Ningún estudiante tiene cambios.",
  whatIf: "Probar otras reglas",
  fault: ({ fault }) =>
    ({
      notADay: "Introduzca una fecha que exista.",
      beforeClass: "La clase no había empezado ese día. Elija uno posterior.",
      future: "Ese día está en el futuro. Elija uno anterior.",
    })[fault],
};
