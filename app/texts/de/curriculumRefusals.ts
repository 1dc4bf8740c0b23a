import { plural } from "../format";
import type { curriculumRefusals as english } from "../en/curriculumRefusals";
import type { Translation } from "../translation";

export const curriculumRefusals: Translation<typeof english> = {
  notUtf8: "Die Datei ist kein UTF-8-Text.",
  tooLarge: ({ megabytes }) => `Ein Lehrplan darf höchstens ${megabytes} MB groß sein.`,
  notJson: "Dies ist kein gültiges JSON.",
  tooDeep: "Das Dokument ist zu tief verschachtelt.",
  documentEmpty: "Das Dokument ist leer.",
  notJsonAt: ({ fault, byte, line, column }) =>
    `Dies ist kein gültiges JSON: ${
      {
        colonExpected: "ein Doppelpunkt fehlt",
        commaExpected: "ein Komma fehlt",
        braceExpected: "eine schließende geschweifte Klammer fehlt",
        bracketExpected: "eine schließende eckige Klammer fehlt",
        nameExpected: "ein Name in Anführungszeichen fehlt",
        valueExpected: "ein Wert fehlt",
        endExpected: "der Text müsste hier enden",
        quoteExpected: "ein schließendes Anführungszeichen fehlt",
        unreadable: "etwas Unlesbares steht",
      }[fault]
    } bei Byte ${byte} (Zeile ${line}, Spalte ${column}).`,
  nameTwice: ({ name }) => `„${name}“ kommt in diesem Objekt doppelt vor.`,
  furtherMistakes: ({ further }) =>
    plural(further, { one: "Es gibt # weiteren Fehler.", other: "Es gibt # weitere Fehler." }),
  mistakes: ({ count }) =>
    plural(count, { one: "Das Dokument enthält # Fehler.", other: "Das Dokument enthält # Fehler." }),
  keyOfRetired: ({ key }) =>
    `Der Schlüssel „${key}“ gehört zu einem Szenario einer früheren Version, das diese Version nicht mehr enthält. Verwenden Sie einen anderen Schlüssel.`,
  idChanged: ({ key, ofKey }) => `Das Szenario „${key}“ hat die id ${ofKey}, und eine id ändert sich nie.`,
  idTaken: ({ key }) =>
    `Die aus dem Schlüssel „${key}“ gebildete id gehört zu einem anderen Szenario. Fügen Sie eine id hinzu.`,
  otherCurriculum: ({ key }) => `Dieses Dokument ist ein anderer Lehrplan: „${key}“.`,
  publishedMeanwhile: ({ replaces }) =>
    `Version ${replaces} wurde inzwischen veröffentlicht. Prüfen Sie die Änderungen noch einmal.`,
  versionTooLow: ({ version }) => `version muss höher als ${version} sein, die veröffentlichte Version.`,
  idOfOtherCurriculum: ({ curriculum }) => `Diese id gehört zu einem Szenario des Lehrplans „${curriculum}“.`,
  mistakeAt: ({ place, mistake }) => `${place}: ${mistake}`,
  mistakeInLine: ({ mistake, line }) => `${mistake} (Zeile ${line})`,
};
