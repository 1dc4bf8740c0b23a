import type { lessonMistakes as english } from "../en/lessonMistakes";
import type { Translation } from "../translation";

/** "Frage 1, Antwort 2: Text hinzufügen." A place and an advice, which continues the sentence. */
export const lessonMistakes: Translation<typeof english> = {
  mistakeAt: ({ place, advice }) => `${place}: ${advice}`,
  entryName: ({ list, place }) => {
    const names = new Map([
      ["questions", "Frage"],
      ["answers", "Antwort"],
      ["steps", "Schritt"],
      ["goal", "Ziel"],
      ["orbits", "Orbit"],
      ["formulas", "Formel"],
      ["text", "Absatz"],
      ["objectives", "Lernziel"],
      ["sources", "Quelle"],
      ["readings", "Wert"],
      ["moves", "Verschiebung"],
      ["draw", "Zufallszahl"],
      ["figures", "berechnete Zahl"],
      ["compare", "Vergleich"],
    ]);
    return `${names.get(list) ?? list} ${place}`;
  },
  fieldName: ({ field }) => {
    const names = new Map([
      ["maxScore", "Punkte"],
      ["shortTitle", "Kurztitel"],
      ["passShare", "zum Bestehen nötiger Punkteanteil"],
      ["alt", "Beschreibung"],
      ["argumentOfPerigee", "Argument des Perigäums"],
      ["trueAnomaly", "wahre Anomalie"],
      ["quantity", "Größe"],
    ]);
    return names.get(field) ?? field;
  },
  addMissing: ({ field, isNumber }) => {
    const missing = new Map([
      ["text", "Text hinzufügen"],
      ["title", "Titel hinzufügen"],
      ["shortTitle", "Kurztitel hinzufügen"],
      ["hint", "Hinweis hinzufügen"],
      ["name", "Namen hinzufügen"],
      ["alt", "Beschreibung hinzufügen"],
      ["explanation", "Erklärung hinzufügen"],
    ]);
    return missing.get(field) ?? (isNumber ? "Zahl hinzufügen" : "Wert hinzufügen");
  },
  writeNumber: "Zahl eingeben",
  writePositive: "0 oder mehr eingeben",
  writeAtLeast: ({ least }) => `${least} oder mehr eingeben`,
  writeAtMost: ({ most }) => `${most} oder weniger eingeben`,
  writeMoreThan: ({ less }) => `mehr als ${less} eingeben`,
  shorten: ({ most }) => `auf ${most} Zeichen kürzen`,
  addSecondAnswer: "zweite Antwort hinzufügen",
  markRightAnswer: "richtige Antwort markieren oder die Punkte für eine Umfrage auf 0 setzen",
  sameAnswer: "eine andere Antwort hat denselben Text",
  addTask: "Aufgabe oder Frage hinzufügen, weil Lesen allein nicht zum Bestehen reicht",
  pointsDiffer: ({ sum, most }) => `die Aufgaben geben zusammen ${sum} Punkte, die Lektion aber ${most}`,
  writePoints: "eingeben, wie viele Punkte die Lektion gibt",
  use: ({ use }) => `zulässig: ${use}`,
  chooseOfList: "aus der Liste wählen",
  paragraph: ({ name, place }) => `${name}, Absatz ${place}`,
  textShownAsTyped: ({ place, reason }) => `${place}: ${reason}; der Text wird so angezeigt, wie er eingegeben wurde.`,
  stepName: ({ place }) => `Schritt ${place}`,
  stepHint: ({ place }) => `Schritt ${place}, Hinweis`,
  questionExplanation: ({ place }) => `Frage ${place}, Erklärung`,
  noSuchStep: "Diesen Schritt gibt es nicht.",
  notAQuestion: "ist keine Frage.",
};
