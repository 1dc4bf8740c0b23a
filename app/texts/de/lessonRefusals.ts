import type { lessonRefusals as english } from "../en/lessonRefusals";
import type { Translation } from "../translation";

export const lessonRefusals: Translation<typeof english> = {
  noSuchUser: ({ username }) => `Es gibt kein Konto „${username}“.`,
  titleRequired: "Geben Sie der Lektion einen Titel.",
  campaignRequired: "Wählen Sie eine Kampagne.",
  scenarioExists: ({ key }) => `Der Lehrplan hat bereits ein Szenario „${key}“.`,
  lessonInWork: ({ key }) => `An einer Lektion „${key}“ wird bereits geschrieben.`,
  tooLong: "Eine Lektion darf höchstens 2 Millionen Zeichen lang sein.",
  savedMeanwhile: ({ savedBy }) => `${savedBy} hat diese Lektion gespeichert, seit Sie sie geöffnet haben.`,
  notPublishable: "Die Lektion kann noch nicht veröffentlicht werden.",
  campaignGone: "Die Kampagne dieser Lektion ist nicht mehr in ihrem Lehrplan.",
  fileNotPublishable: "Die Datei ist keine Lektion, die veröffentlicht werden kann.",
  notJson: ({ why }) => `Dies ist kein gültiges JSON: ${why}`,
};
