import { decimal, plural } from "../format";
import { rich } from "../rich";
import type { classSummary as english } from "../en/classSummary";
import type { Translation } from "../translation";

export const classSummary: Translation<typeof english> = {
  courseCompletion: "del curso completado",
  passed: ({ percent }) => `han superado (${percent}\u00a0% o más)`,
  notStarted: "sin empezar",
  dates: ({ className, period, dateTime }) => `${className}${period ? `, ${period}` : ""} · a fecha de ${dateTime}`,
  gradesTitle: "Notas",
  gradesHint: ({ graded }) => `Estudiantes por nota media (${graded} con notas).`,
  grade: "Nota",
  shareOfLargest: "Proporción respecto al grupo mayor",
  campaignsTitle: "Campañas",
  campaign: "Campaña",
  completion: "Completado",
  average: "media",
  hardestTitle: "Preguntas más difíciles",
  hardestHint: ({ minStudents }) =>
    `Preguntas con la menor proporción de puntos obtenidos, entre las que se hicieron al menos a ${minStudents} estudiantes.`,
  noHardest: ({ minStudents }) => `Ninguna pregunta ha llegado todavía a ${minStudents} estudiantes.`,
  questionAsked: ({ scenario, label, asked }) =>
    `${scenario}, ${label} · ${plural(asked, { one: "hecha a # estudiante", other: "hecha a # estudiantes" })}`,
  attentionTitle: "Requieren atención",
  nobody: "Nadie requiere atención.",
  attentionUnnamed: ({ students }) =>
    plural(students, {
      one: "# estudiante. Este resumen no incluye nombres.",
      other: "# estudiantes. Este resumen no incluye nombres.",
    }),
  withdrawn: "Enlace retirado. Ya no funciona.",
  shareTitle: "Compartir un enlace",
  shareHint:
    "Quien tenga el enlace puede leer este resumen tal como está ahora hasta que el enlace caduque. No necesita una cuenta.",
  worksUntil: ({ dateTime }) => `El enlace funciona hasta el ${dateTime}.`,
  expiresAfter: "Caduca en",
  days: ({ days }) => plural(days, { one: "# día", other: "# días" }),
  nameStudents: "Nombrar a quienes requieren atención",
  nameStudentsHint: "Si está desactivado, el resumen solo dice cuántos son.",
  createLink: "Crear enlace",
  creating: "Creando…",
  linksTitle: ({ links, max }) => `Enlaces activos (${links} de ${max})`,
  title: "Resumen de la clase",
  names: "Nombres",
  withNames: "Con nombres",
  withoutNames: "Sin nombres",
  students: ({ students }) => plural(students, { one: "estudiante", other: "estudiantes" }),
  median: "mediana",
  averageColumn: "Media",
  ranFromTo: ({ from, to }) => `del ${from} al ${to}`,
  ranSince: ({ from }) => `desde el ${from}`,
  attentionRule: ({ percent, days }) =>
    `Media inferior al ${percent}\u00a0%, o ${days} días sin actividad. Quienes acaban de empezar tienen un margen de ${days} días.`,
  daysRequired: "Elija durante cuánto tiempo funciona el enlace.",
  formUnknown: "No se pudo leer este formulario. Vuelva a cargar la página e inténtelo de nuevo.",
  copyLink: "Copie el enlace ahora. No lo guardamos, así que no podemos volver a mostrarlo.",
  copyLinkLabel: "Copiar enlace",
  linkUntil: ({ dateTime, withNames }) =>
    withNames ? `Hasta el ${dateTime}, con nombres` : `Hasta el ${dateTime}, sin nombres`,
  withdraw: ({ dateTime, unseen }) => rich`Retirar${unseen(` el enlace creado el ${dateTime}`)}`,
  tooManyLinks: ({ max }) => `Una clase puede tener ${max} enlaces activos como máximo. Retire uno que ya no necesite.`,
  weekHint: "En el juego, todos vuelan desde el mismo inicio. No se califica.",
  weekEmptyHint: "Los estudiantes encuentran la misión de la semana en el juego, en «Competir».",
  weekFlyers: ({ flyers, students }) => `La han volado ${flyers} de ${students} estudiantes.`,
  weekPlace: ({ rank, ranked, average }) =>
    `La clase está en el puesto ${rank} de ${ranked}, con una media de ${decimal(String(average))} puntos.`,
  weekNoPlace: ({ count }) => `Necesita ${count} vuelos para tener un puesto entre las clases.`,
  showStandings: "Mostrar la clasificación",
  hideStandings: "Ocultar la clasificación",
  weekOfClass: "En esta clase",
};
