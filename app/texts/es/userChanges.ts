import { plural } from "../format";
import type { userChanges as english } from "../en/userChanges";
import type { Translation } from "../translation";

export const userChanges: Translation<typeof english> = {
  noOrganization: "Sin organización",
  verb: ({ kind }) =>
    ({
      enable: "Habilitar",
      disable: "Deshabilitar",
      reset: "Restablecer contraseñas",
      enrol: "Añadir a un curso",
      invite: "Reenviar invitación",
      role: "Cambiar rol",
      organization: "Cambiar organización",
      delete: "Eliminar",
    })[kind],
  ask: ({ kind, count, target }) =>
    plural(
      count,
      {
        enable: { one: "Habilitar # usuario", other: "Habilitar # usuarios" },
        disable: { one: "Deshabilitar # usuario", other: "Deshabilitar # usuarios" },
        reset: {
          one: "Restablecer la contraseña de # usuario",
          other: "Restablecer las contraseñas de # usuarios",
        },
        enrol: { one: `Añadir # usuario a ${target}`, other: `Añadir # usuarios a ${target}` },
        invite: { one: "Reenviar la invitación a # usuario", other: "Reenviar las invitaciones a # usuarios" },
        role: {
          one: `Cambiar el rol de # usuario a ${target}`,
          other: `Cambiar el rol de # usuarios a ${target}`,
        },
        organization: {
          one: `Cambiar la organización de # usuario a ${target}`,
          other: `Cambiar la organización de # usuarios a ${target}`,
        },
        delete: { one: "Eliminar # usuario", other: "Eliminar # usuarios" },
      }[kind],
    ),
  means: ({ kind, undoDays, restoreDays }) =>
    ({
      enable: "Podrán volver a iniciar sesión de inmediato, con la misma contraseña de antes.",
      disable:
        "Se cierra su sesión en todas partes y ya no podrán iniciar sesión. Las notas y la pertenencia a cursos se conservan.",
      reset:
        "Se cierra su sesión en todas partes. Cada usuario recibe un correo con un enlace y un código de un solo uso para establecer una contraseña nueva.",
      enrol: "Se unen al curso y a su clase activa, si la hay. Se omite a los estudiantes de otra clase activa.",
      invite:
        "Cada usuario recibe un enlace nuevo y un código de un solo uso nuevo. Los enlaces y códigos anteriores dejan de funcionar.",
      role: "El cambio tiene efecto inmediato.",
      organization: "Salen de todos los cursos de su organización actual. Las puntuaciones se conservan.",
      delete: `Se eliminan sus cuentas, su pertenencia a cursos y sus puntuaciones. Para conservar las puntuaciones, deshabilite a los usuarios. Puede deshacerlo durante ${undoDays} días, y restaurar a cada usuario desde Eliminados recientemente durante ${restoreDays} días. Los inicios de sesión y los códigos no se pueden restaurar.`,
    })[kind],
  done: ({ kind, count, target }) =>
    plural(
      count,
      {
        enable: { one: "# usuario habilitado", other: "# usuarios habilitados" },
        disable: { one: "# usuario deshabilitado", other: "# usuarios deshabilitados" },
        reset: {
          one: "Contraseña de # usuario restablecida",
          other: "Contraseñas de # usuarios restablecidas",
        },
        enrol: { one: `# usuario añadido a ${target}`, other: `# usuarios añadidos a ${target}` },
        invite: { one: "Invitación reenviada a # usuario", other: "Invitaciones reenviadas a # usuarios" },
        role: {
          one: `Rol de # usuario cambiado a ${target}`,
          other: `Rol de # usuarios cambiado a ${target}`,
        },
        organization: {
          one: `Organización de # usuario cambiada a ${target}`,
          other: `Organización de # usuarios cambiada a ${target}`,
        },
        delete: { one: "# usuario eliminado", other: "# usuarios eliminados" },
      }[kind],
    ),
  busy: ({ kind }) =>
    ({
      enable: "Habilitando…",
      disable: "Deshabilitando…",
      reset: "Restableciendo…",
      enrol: "Añadiendo…",
      invite: "Enviando…",
      role: "Cambiando…",
      organization: "Cambiando…",
      delete: "Eliminando…",
    })[kind],
};
