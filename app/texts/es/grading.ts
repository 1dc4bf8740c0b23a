import { plural } from "../format";
import type { grading as english } from "../en/grading";
import type { Translation } from "../translation";

export const grading: Translation<typeof english> = {
  title: "Calificación",
  intro: "Estas reglas se aplican a todas las clases de este curso. Vea un cambio antes de guardarlo.",
  usual: "El curso no tiene reglas propias: cuenta el mejor intento y todos los escenarios cuentan lo mismo.",
  setBy: ({ by, date }) => `Cambiada por ${by} el ${date}.`,
  edit: "Editar calificación",
  attemptsTitle: "Intentos",
  counting: "Intento que cuenta",
  countingOf: ({ counting }) =>
    ({
      best: "Mejor intento",
      last: "Último intento",
      first: "Primer intento",
      mean: "Media de todos los intentos",
    })[counting],
  countingHint: "La media es la de los porcentajes, redondeada hacia abajo a puntos enteros.",
  maxAttempts: "Número de intentos",
  maxAttemptsHint: "Solo cuentan los primeros de cada escenario. Déjelo en blanco para contarlos todos.",
  anyNumber: "Todos",
  categoriesTitle: "Categorías",
  categoriesHint:
    "Sin categorías, todos los escenarios cuentan lo mismo. Con categorías, los pesos suman 100 y los escenarios de una categoría comparten su peso.",
  category: ({ number }) => `Categoría ${number}`,
  name: "Nombre",
  weight: "Peso en %",
  dropLowest: "Descartar las más bajas",
  dropLowestHint: "Número de las notas más bajas de cada estudiante que no cuentan. Siempre cuenta una nota.",
  removeHint: "Para quitar una categoría, borre su nombre y su peso.",
  campaignsTitle: "Campañas",
  campaignsHint: "Una campaña sin categoría no cuenta en el total.",
  campaignCategory: ({ campaign }) => `Categoría de ${campaign}`,
  noCategory: "No cuenta",
  useCampaigns: "Campañas como categorías",
  lettersTitle: "Letras y aprobado",
  letters: "Letras",
  lettersHint: "En cada línea, una letra y el porcentaje desde el que se da, la mejor primero. La última empieza en 0.",
  passMark: "Nota de aprobado en %",
  passMarkHint: "Por debajo se suspende. Hasta un 10 % por encima, el estudiante está en riesgo.",
  rounding: "Redondeo de los totales",
  roundingOf: ({ rounding }) =>
    ({ down: "Hacia abajo al porcentaje entero", nearest: "Al porcentaje entero más cercano" })[rounding],
  preview: "Vista previa",
  save: "Guardar calificación",
  reset: "Quitar reglas",
  makeDefault: "Usar como predeterminadas",
  makeDefaultHint: "Los cursos nuevos de la organización empiezan con las reglas guardadas de este curso.",
  startFrom: "Empezar con",
  startFromHint: "Rellena el formulario. Nada cambia hasta que guarde.",
  fromCourse: "Reglas de otro curso",
  fromOrganization: "Reglas predeterminadas de la organización",
  fillIn: "Rellenar",
  saved: "Calificación guardada.",
  savedOver: ({ by }) =>
    `Calificación guardada. ${by} la cambió mientras usted la editaba; ahora se aplican las reglas de usted.`,
  removed: "Reglas quitadas.",
  defaultSaved: "Los cursos nuevos empezarán con estas reglas.",
  previewTitle: ({ className }) => `Vista previa: ${className}`,
  previewNoClass: "El curso aún no tiene clases, así que no cambiaría ninguna nota.",
  previewSame: ({ students }) =>
    students === 0
      ? "La clase aún no tiene estudiantes, así que no cambiaría ninguna nota."
      : plural(students, {
          one: "El total del único estudiante no cambia.",
          other: "Los totales de los # estudiantes no cambian.",
        }),
  previewMoves: ({ higher, lower, students }) =>
    `De ${students} totales actuales, ${higher} subirían y ${lower} bajarían.`,
  previewPassing: ({ nowPassing, nowFailing }) =>
    `${nowPassing} estudiantes que ahora suspenden aprobarían, y ${nowFailing} que ahora aprueban suspenderían.`,
  previewNow: "Ahora",
  previewThen: "Con estas reglas",
  previewMore: ({ more }) => plural(more, { one: "# estudiante más", other: "# estudiantes más" }),
  noTotal: "Aún sin notas",
  soFar: "Hasta ahora",
  ifNothingMoreComes: "Si no llega nada más",
  soFarHint: "El total de las notas que hay",
  ifNothingMoreComesHint: "El total si cada escenario sin nota cuenta como 0",
  whyTitle: "¿Por qué este total?",
  whyEqual: ({ total, grades }) =>
    plural(grades, { one: `${total} de # nota.`, other: `${total}, la media de # notas.` }),
  whyCategory: ({ name, weight, share, grades }) =>
    plural(grades, {
      one: `${name} cuenta un ${weight} %: ${share} de # nota.`,
      other: `${name} cuenta un ${weight} %: ${share} de # notas.`,
    }),
  whyEmptyCategory: ({ name, weight }) =>
    `${name} cuenta un ${weight} %: aún sin notas, así que las demás categorías cuentan más.`,
  whyDropped: ({ name, scenarios }) => `Descartado de ${name}: ${scenarios}.`,
  whyUncounted: ({ campaigns }) => `Fuera del total: ${campaigns}.`,
  whyCounting: ({ counting, maxAttempts }) => {
    const which = {
      best: "cuenta el mejor intento",
      last: "cuenta el último intento",
      first: "cuenta el primer intento",
      mean: "cuenta la media de todos los intentos",
    }[counting];
    return maxAttempts === null
      ? `En cada escenario, ${which}.`
      : plural(maxAttempts, {
          one: "En cada escenario, solo cuenta el primer intento.",
          other: `En cada escenario, ${which}, entre los # primeros.`,
        });
  },
  whyPassMark: ({ passMark }) => `La nota de aprobado es el ${passMark} %.`,
  summaryEqual: "Todos los escenarios cuentan lo mismo",
  summaryCategories: ({ categories }) => plural(categories, { one: "# categoría", other: "# categorías" }),
  total: "Total",
  tooLong: ({ max }) => `Introduzca como máximo ${max} caracteres.`,
  unprintable: "Quite los saltos de línea y los caracteres de control.",
  wholeBetween: ({ least, most }) => `Introduzca un número entero de ${least} a ${most}.`,
  weightBetween: "Introduzca un peso de 0,01 a 100, con dos decimales como máximo.",
  nameRequired: "Introduzca un nombre para esta categoría.",
  tooManyCampaigns: "Una categoría puede tener como máximo 500 campañas.",
  letterLines: "Introduzca en cada línea una letra y un porcentaje entero, por ejemplo B 80.",
  letterCount: ({ max }) => `Introduzca de 2 a ${max} letras.`,
  lettersInOrder: "Cada letra debe empezar en un porcentaje menor que la anterior.",
  lettersFromZero: "La última letra debe empezar en 0.",
  lettersTwice: "Cada letra puede aparecer una sola vez.",
  tooManyCategories: ({ max }) => `Un curso puede tener como máximo ${max} categorías.`,
  namesTwice: "Dos categorías tienen el mismo nombre.",
  campaignTwice: "Una campaña solo puede estar en una categoría.",
  weightsTotal: ({ total }) => `Los pesos suman ${total}, no 100.`,
  tooManyVersions: ({ max }) => `Las reglas ya se han cambiado ${max} veces, que es el límite.`,
  unknownCampaign: "Una campaña de estas reglas no está en el plan de estudios del curso.",
};
