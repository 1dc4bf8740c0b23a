import type { sandboxRefusals as english } from "../en/sandboxRefusals";
import type { Translation } from "../translation";

export const sandboxRefusals: Translation<typeof english> = {
  titleRequired: "El título es obligatorio.",
  titleTooLong: "El título debe tener 200 caracteres como máximo.",
  titleCharacters: "El título contiene un carácter no permitido.",
  notJson: "El cuerpo no es JSON válido.",
  tooDeep: ({ levels }) => `El documento tiene más de ${levels} niveles de anidamiento.`,
};
