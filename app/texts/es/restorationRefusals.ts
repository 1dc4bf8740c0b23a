import type { restorationRefusals as english } from "../en/restorationRefusals";
import type { Translation } from "../translation";

export const restorationRefusals: Translation<typeof english> = {
  homeDeleted: ({ organizationName }) =>
    organizationName
      ? `También se eliminó ${organizationName}. Restaure primero la organización.`
      : "También se eliminó la organización. Restáurela primero.",
  instructorDeleted: "También se eliminó al docente de este curso. Restáurelo primero.",
  usernamesTaken: ({ usernames, hasMore }) =>
    hasMore
      ? `Otra persona usa ahora el nombre de usuario o el correo de ${usernames} y otros. Cambie primero los suyos.`
      : `Otra persona usa ahora el nombre de usuario o el correo de ${usernames}. Cambie primero los suyos.`,
  organizationNameTaken: ({ name }) =>
    `Ahora hay otra organización llamada ${name}. Cámbiele el nombre o elimínela primero.`,
};
