import { plural } from "../format";
import type { userRefusals as english } from "../en/userRefusals";
import type { Translation } from "../translation";

export const userRefusals: Translation<typeof english> = {
  ownRole: "No puede cambiar el rol de la cuenta con la que ha iniciado sesión",
  ownDelete: "No puede eliminar la cuenta con la que ha iniciado sesión",
  ownDisable: "No puede deshabilitar la cuenta con la que ha iniciado sesión",
  ownReset: "No puede restablecer la contraseña de la cuenta con la que ha iniciado sesión",
  sameRole: "El usuario ya tiene este rol. No se ha cambiado nada.",
  assignSystemAdmin: "La administración de una organización no puede asignar el rol de administración del sistema.",
  editSystemAdmin: "Solo la administración del sistema puede editar una cuenta de administración del sistema.",
  openNamed: "Este usuario tiene un permiso individual, así que solo la administración del sistema puede hacer esto.",
  lastSystemAdmin:
    "Es la última cuenta de administración del sistema que puede iniciar sesión. Dé primero ese rol a otra persona.",
  notFetched: "No se pudieron obtener los usuarios",
  limitHint: "Si se ha alcanzado el límite, elimine o deshabilite usuarios para registrar otros nuevos.",
  pending: "CONTRASEÑA PENDIENTE",
  failed: ({ change }) =>
    ({
      delete: "No se pudo eliminar el usuario",
      reset: "No se pudo restablecer la contraseña del usuario",
      role: "No se pudo cambiar el rol del usuario",
      enable: "Se ha producido un error desconocido",
      organization: "No se pudo cambiar la organización",
    })[change],
  limitReached: ({ organizationName }) =>
    organizationName
      ? `${organizationName} ha alcanzado su límite de usuarios. Elimine o deshabilite primero otros usuarios.`
      : "La organización ha alcanzado su límite de usuarios. Elimine o deshabilite primero otros usuarios.",
  organizationUnpaid: ({ organizationName }) =>
    `${organizationName} no ha pagado, así que usted no podría volver a iniciar sesión.`,
  organizationGone: "La organización ya no existe.",
  ownsCourses: ({ username, courseNames, courses, what }) => {
    if (typeof what === "object")
      return plural(courses, {
        one: `«${username}» es titular del curso ${courseNames}, así que su rol no se puede cambiar a ${what.role}. Reasigne o elimine primero el curso.`,
        other: `«${username}» es titular de los cursos ${courseNames}, así que su rol no se puede cambiar a ${what.role}. Reasigne o elimine primero los cursos.`,
      });
    return {
      leave: plural(courses, {
        one: `«${username}» es titular del curso ${courseNames} y no puede salir de la organización. Reasigne o elimine primero el curso.`,
        other: `«${username}» es titular de los cursos ${courseNames} y no puede salir de la organización. Reasigne o elimine primero los cursos.`,
      }),
      delete: plural(courses, {
        one: `«${username}» es titular del curso ${courseNames} y no se puede eliminar. Reasigne o elimine primero el curso.`,
        other: `«${username}» es titular de los cursos ${courseNames} y no se puede eliminar. Reasigne o elimine primero los cursos.`,
      }),
    }[what];
  },
  hasSubscription: ({ username }) =>
    `«${username}» tiene una suscripción de pago. Cancélela antes de eliminar la cuenta.`,
};
