import { plural } from "../format";
import type { batchReasons as english } from "../en/batchReasons";
import type { Translation } from "../translation";

export const batchReasons: Translation<typeof english> = {
  enabled: "Ya está habilitado.",
  disabled: "Ya está deshabilitado.",
  pending: "Ya tiene que establecer una contraseña nueva.",
  notInvited: "No tiene ninguna invitación pendiente.",
  member: "Ya es miembro.",
  stranger: "No pertenece a la organización del curso.",
  elsewhere: ({ course }) =>
    `Está en la clase activa de ${course}, y su juego y sus resultados saldrían de ella. Puede añadirlo en la página del curso.`,
  changed: "Alguien lo ha cambiado entretanto.",
  gone: "Ya no existe, o usted ya no puede cambiarlo.",
  passwordSet: "Ha establecido una contraseña nueva entretanto.",
  askedAgain: "La contraseña se ha restablecido otra vez entretanto.",
  leftCourse: "Ha salido del curso o ha vuelto a unirse entretanto.",
  played: "Ha jugado en el curso entretanto.",
  sameRole: "Ya tiene este rol.",
  sameOrganization: "Ya está en esta organización.",
  billed: "Tiene una suscripción de pago. Cancélela primero.",
  restored: "Restaurado o eliminado definitivamente entretanto.",
  owns: ({ courses }) =>
    plural(courses, {
      one: "Tiene # curso. Reasígnelo o elimínelo primero.",
      other: "Tiene # cursos. Reasígnelos o elimínelos primero.",
    }),
  limit: ({ organizationName }) => `${organizationName} ha alcanzado su límite de usuarios.`,
  notPaid: ({ organizationName }) =>
    `${organizationName} no ha pagado, así que usted no podría volver a iniciar sesión.`,
  ownAccount: ({ kind }) =>
    ({
      disable: "No puede deshabilitar la cuenta con la que ha iniciado sesión.",
      reset: "No puede restablecer la contraseña de la cuenta con la que ha iniciado sesión.",
      role: "No puede cambiar el rol de la cuenta con la que ha iniciado sesión.",
      delete: "No puede eliminar la cuenta con la que ha iniciado sesión.",
    })[kind],
};
