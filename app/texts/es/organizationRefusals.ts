import { number, plural } from "../format";
import type { organizationRefusals as english } from "../en/organizationRefusals";
import type { Translation } from "../translation";

export const organizationRefusals: Translation<typeof english> = {
  ownUnpaid:
    "Su propia cuenta pertenece a esta organización. Si constara como no pagada, usted no podría volver a iniciar sesión.",
  noCurriculum: "Este plan de estudios no existe. Elija otro.",
  nameTaken: "Ya existe una organización con este nombre.",
  limitOutOfRange: ({ min, max, step }) =>
    `El límite de usuarios debe estar entre ${number(min)} y ${number(max)}, en pasos de ${number(step)}.`,
  nameRequired: "El nombre es obligatorio.",
  nameTooLong: ({ max }) => `El nombre debe tener ${max} caracteres como máximo.`,
  nameCharacters: "El nombre contiene un carácter no permitido.",
  organizationNameRequired: "El nombre de la organización es obligatorio.",
  organizationNameTooLong: ({ max }) => `El nombre de la organización debe tener ${max} caracteres como máximo.`,
  organizationNameCharacters: "El nombre de la organización contiene un carácter no permitido.",
  limitBelowUsers: ({ name, active }) =>
    `${name} tiene ${plural(active, { one: "# usuario activo", other: "# usuarios activos" })}. Deshabilite o elimine usuarios primero, o elija un límite mayor.`,
  curriculumLacks: ({ className, courseName, curriculum, missing, hasMore }) =>
    hasMore
      ? `La clase «${className}» de ${courseName} está activa, y sus estudiantes han jugado escenarios que ${curriculum} no tiene: ${missing} y otros. Finalice primero la clase.`
      : `La clase «${className}» de ${courseName} está activa, y sus estudiantes han jugado escenarios que ${curriculum} no tiene: ${missing}. Finalice primero la clase.`,
  typeOrganizationName: "Escriba el nombre de la organización para confirmar.",
  typeName: ({ name }) => `Escriba «${name}» para confirmar.`,
  systemAdmins: ({ usernames }) =>
    `A esta organización pertenecen cuentas de administración del sistema: ${usernames}. Páselas primero a otra organización.`,
  subscribers: ({ billed }) =>
    plural(billed, {
      one: "# usuario de esta organización tiene una suscripción de pago. Cancélela primero.",
      other: "# usuarios de esta organización tienen suscripciones de pago. Cancélelas primero.",
    }),
};
