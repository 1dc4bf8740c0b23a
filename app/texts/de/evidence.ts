import type { evidence as english } from "../en/evidence";
import type { Translation } from "../translation";

/** For developers of games: `name` is a field of the API. */
export const evidence: Translation<typeof english> = {
  number: ({ name }) => `${name} muss eine Zahl sein.`,
  text: ({ name }) => `${name} muss eine Zeichenkette sein.`,
  tooLong: ({ name }) => `${name} darf höchstens 64 Zeichen lang sein.`,
  threeNumbers: ({ name }) => `${name} muss aus drei Zahlen bestehen.`,
  list: ({ name }) => `${name} muss eine Liste sein.`,
  tooMany: ({ name, most }) => `${name} darf höchstens ${most} Einträge haben.`,
  wholeNumber: ({ name }) => `${name} muss eine ganze Zahl sein.`,
  pulse: "Ein Impuls muss aus zwei Zahlen bestehen: Takt und Code.",
  kind: "kind muss quiz, lesson, flight oder sandbox sein.",
  between: ({ name, least, most }) => `${name} muss zwischen ${least} und ${most} liegen.`,
  apsidesSwapped: "apogee darf nicht kleiner als perigee sein.",
  noSpacecraft: "Die Sandbox enthält kein Raumfahrzeug.",
};
