import type { studentVisibility as english } from "../en/studentVisibility";
import type { Translation } from "../translation";

export const studentVisibility: Translation<typeof english> = {
  saved: "Guardado. Los estudiantes verán el cambio en su próxima visita.",
  title: "Visibilidad para estudiantes",
  purpose:
    "En Mis resultados, los estudiantes ven su propio progreso, notas, intentos y respuestas, y ningún otro nombre.",
  median: "Mediana de la clase junto a cada nota",
  medianHint: "En los escenarios que han jugado al menos cinco estudiantes.",
  answers: "Respuestas correctas y explicaciones en los cuestionarios",
  answersHint:
    "Se muestran cuando lo permiten las reglas de los cuestionarios del curso. Si está desactivado, no se muestran nunca.",
  saving: "Guardando…",
  tabTitle: "Visibilidad para estudiantes",
};
