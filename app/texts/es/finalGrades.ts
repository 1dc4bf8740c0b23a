import { number, plural } from "../format";
import type { finalGrades as english } from "../en/finalGrades";
import type { Translation } from "../translation";

export const finalGrades: Translation<typeof english> = {
  title: "Notas finales",
  purpose:
    "Al entregarlas, el total de cada estudiante se guarda como nota final y la clase se bloquea: no se admiten decisiones, cambios de calificación, exclusiones ni otras reglas hasta que las desbloquee. Los intentos siguen llegando, pero no cambian ninguna nota final. Cada estudiante ve la suya en Mis resultados.",
  basis: "Total que se entrega",
  figures: ({ students, passed, incomplete }) =>
    `Estudiantes: ${number(students)}. Aprobados: ${number(passed)}. Con escenarios pendientes: ${number(incomplete)}.`,
  waitingClaims: ({ claims }) =>
    plural(claims, {
      one: "# declaración de puntos espera su decisión.",
      other: "# declaraciones de puntos esperan su decisión.",
    }),
  sandboxesToGrade: ({ sandboxes }) =>
    plural(sandboxes, {
      one: "# sandbox está aún por calificar",
      other: "# sandboxes están aún por calificar",
    }),
  openRequests: ({ requests }) =>
    plural(requests, {
      one: "# solicitud de revisión está abierta.",
      other: "# solicitudes de revisión están abiertas.",
    }),
  tableLabel: "Notas finales por estudiante",
  previewLabel: "Notas que se entregarían",
  total: "Total",
  letter: "Letra",
  result: "Resultado",
  passed: "Aprobado",
  failed: "No aprobado",
  noGrade: "Sin nota",
  missing: "Pendientes",
  excused: "Dispensados",
  onlyFirst: ({ shown, all }) => `Se muestran los primeros ${number(shown)} de ${number(all)} estudiantes.`,
  submit: "Entregar notas",
  submitted: "Notas entregadas",
  submittedBy: ({ by, date }) => `Entregadas por ${by} el ${date}.`,
  done: ({ students }) =>
    plural(students, {
      one: "Nota final de # estudiante entregada.",
      other: "Notas finales de # estudiantes entregadas.",
    }),
  unlockTitle: "Desbloquear notas",
  unlockHint:
    "Las notas pueden volver a cambiar y los estudiantes dejan de ver una nota final. Lo entregado queda en el historial.",
  unlock: "Desbloquear notas",
  unlocked: "Notas desbloqueadas.",
  oneRoster: "Descargar para OneRoster",
  history: "Historial",
  submittedEntry: ({ by }) => `${by} entregó las notas`,
  unlockedEntry: ({ by }) => `${by} desbloqueó las notas`,
  own: "Nota final",
  ownHint: ({ date }) => `Entregada el ${date}. Los intentos posteriores no la cambian.`,
  locked: "Las notas finales de esta clase están entregadas. Desbloquéelas primero en su página Notas finales.",
  alreadySubmitted: "Las notas finales de esta clase ya están entregadas.",
  notSubmitted: "Las notas finales de esta clase no están entregadas.",
  nobody: "La clase no tiene estudiantes, así que no hay notas que entregar.",
  changedMeanwhile: "Las notas han cambiado desde esta vista previa. Mire la nueva y entréguelas de nuevo.",
  reasonRequired: "Indique por qué desbloquea las notas.",
  tooMany: ({ max }) => `Las notas de esta clase se han entregado y desbloqueado ${max} veces, que es el límite.`,
};
