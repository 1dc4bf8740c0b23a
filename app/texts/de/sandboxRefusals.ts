import type { sandboxRefusals as english } from "../en/sandboxRefusals";
import type { Translation } from "../translation";

export const sandboxRefusals: Translation<typeof english> = {
  titleRequired: "Titel ist erforderlich.",
  titleTooLong: "Der Titel darf höchstens 200 Zeichen lang sein.",
  titleCharacters: "Der Titel enthält ein Zeichen, das nicht erlaubt ist.",
  notJson: "Der Inhalt der Anfrage ist kein gültiges JSON.",
  tooDeep: ({ levels }) => `Das Dokument ist mehr als ${levels} Ebenen tief verschachtelt.`,
};
