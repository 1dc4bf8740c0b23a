import { plural } from "../format";
import type { curriculumRefusals as english } from "../en/curriculumRefusals";
import type { Translation } from "../translation";

export const curriculumRefusals: Translation<typeof english> = {
  notUtf8: "El archivo no es texto UTF-8.",
  tooLarge: ({ megabytes }) => `Un plan de estudios puede tener ${megabytes} MB como máximo.`,
  notJson: "Esto no es JSON válido.",
  tooDeep: "El documento tiene demasiados niveles de anidamiento.",
  documentEmpty: "El documento está vacío.",
  notJsonAt: ({ fault, byte, line, column }) =>
    `Esto no es JSON válido: ${
      {
        colonExpected: "faltan dos puntos",
        commaExpected: "falta una coma",
        braceExpected: "falta una llave de cierre",
        bracketExpected: "falta un corchete de cierre",
        nameExpected: "falta un nombre entre comillas",
        valueExpected: "falta un valor",
        endExpected: "el texto debería terminar aquí",
        quoteExpected: "falta una comilla de cierre",
        unreadable: "el texto no se puede leer",
      }[fault]
    } en el byte ${byte} (línea ${line}, columna ${column}).`,
  nameTwice: ({ name }) => `«${name}» aparece dos veces en este objeto.`,
  furtherMistakes: ({ further }) => plural(further, { one: "Hay # error más.", other: "Hay # errores más." }),
  mistakes: ({ count }) =>
    plural(count, { one: "Hay # error en el documento.", other: "Hay # errores en el documento." }),
  keyOfRetired: ({ key }) =>
    `La clave «${key}» pertenece a un escenario de una versión anterior que esta versión omite. Use otra clave.`,
  idChanged: ({ key, ofKey }) => `El escenario «${key}» tiene el id ${ofKey}, y un id no cambia nunca.`,
  idTaken: ({ key }) => `El id formado a partir de la clave «${key}» pertenece a otro escenario. Añada un id.`,
  otherCurriculum: ({ key }) => `Este documento es otro plan de estudios, «${key}».`,
  publishedMeanwhile: ({ replaces }) =>
    `Entretanto se ha publicado la versión ${replaces}. Revise los cambios de nuevo.`,
  versionTooLow: ({ version }) => `version debe ser mayor que ${version}, la versión publicada.`,
  idOfOtherCurriculum: ({ curriculum }) => `Este id pertenece a un escenario del plan de estudios «${curriculum}».`,
  mistakeAt: ({ place, mistake }) => `${place}: ${mistake}`,
  mistakeInLine: ({ mistake, line }) => `${mistake} (línea ${line})`,
};
