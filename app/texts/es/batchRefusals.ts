import { number } from "../format";
import type { batchRefusals as english } from "../en/batchRefusals";
import type { Translation } from "../translation";

export const batchRefusals: Translation<typeof english> = {
  tooMany: ({ max }) =>
    `Seleccione ${number(max)} usuarios como máximo cada vez. Use los filtros para acotar la lista.`,
  chooseRole: "Elija un rol.",
  organizationGone: "La organización ya no existe.",
  expired: "Esta vista previa ha caducado. Seleccione los usuarios de nuevo.",
  planned:
    "Ya se ha hecho una vista previa de este cambio con otra opción. Para elegir de nuevo, seleccione los usuarios otra vez.",
  notPlanned: "Elija primero un curso, un rol o una organización para estos usuarios.",
  running: "Este cambio está en curso. Espere a que termine.",
  undoing: "Este cambio se está deshaciendo.",
  nobody: "Seleccione al menos un usuario.",
  notUndoable: "Las invitaciones enviadas no se pueden deshacer.",
  undone: "Este cambio ya se ha deshecho.",
  tooLate: ({ days }) => `Un cambio solo se puede deshacer durante ${days} días.`,
  courseGone: "El curso ya no existe, o usted ya no puede cambiarlo.",
  typeCount: ({ count }) => `Escriba ${count} para confirmar.`,
};
