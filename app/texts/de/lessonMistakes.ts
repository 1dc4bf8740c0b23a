import { number } from "../format";
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
      ["checks", "Prüfung"],
      ["options", "Option"],
      ["dials", "Zahl"],
      ["wrong", "Begründung"],
      ["hints", "Tipp"],
      ["message", "Zeile"],
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
      ["below", "Abstand"],
      ["minutes", "Minuten"],
      ["spacecraft", "Nummer des Raumfahrzeugs"],
      ["otherSpacecraft", "anderes Raumfahrzeug"],
      ["quantity", "Größe"],
    ]);
    return names.get(field) ?? field;
  },
  addMissing: ({ field, isNumber }) => {
    const missing = new Map([
      ["text", "Text hinzufügen."],
      ["title", "Titel hinzufügen."],
      ["shortTitle", "Kurztitel hinzufügen."],
      ["hint", "Hinweis hinzufügen."],
      ["name", "Namen hinzufügen."],
      ["alt", "Beschreibung hinzufügen."],
      ["explanation", "Erklärung hinzufügen."],
    ]);
    return missing.get(field) ?? (isNumber ? "Zahl hinzufügen." : "Wert hinzufügen.");
  },
  writeNumber: "Zahl eingeben.",
  writePositive: "0 oder mehr eingeben.",
  writeAtLeast: ({ least }) => `${least} oder mehr eingeben.`,
  writeAtMost: ({ most }) => `${most} oder weniger eingeben.`,
  writeMoreThan: ({ less }) => `Mehr als ${less} eingeben.`,
  shorten: ({ most }) => `Auf ${most} Zeichen kürzen.`,
  addSecondAnswer: "Zweite Antwort hinzufügen.",
  markRightAnswer: "Richtige Antwort markieren oder die Punkte für eine Umfrage auf 0 setzen.",
  sameAnswer: "Eine andere Antwort hat denselben Text.",
  addTask: "Aufgabe oder Frage hinzufügen, weil Lesen allein nicht zum Bestehen reicht.",
  pointsDiffer: ({ sum, most }) => `Die Aufgaben geben zusammen ${sum} Punkte, die Lektion aber ${most}.`,
  writePoints: "Eingeben, wie viele Punkte die Lektion gibt.",
  notDetails: "Das ist kein gültiges JSON, oder es hat ein Feld, das eine Aufgabe hier nicht hat.",
  chooseOfList: "Aus der Liste wählen.",
  paragraph: ({ name, place }) => `${name}, Absatz ${place}`,
  textShownAsTyped: ({ place, mark, max }) => {
    const reasons = {
      heading: "Überschriften werden nicht unterstützt.",
      picture: "Bilder in Texten werden nicht unterstützt. Fügen Sie dem Schritt ein Bild hinzu.",
      html: "HTML wird nicht unterstützt.",
      code: "Code wird nicht unterstützt.",
      quote: "Zitate werden nicht unterstützt.",
      table: "Tabellen werden nicht unterstützt.",
      listEntry: "Listeneinträge beginnen mit „-“ oder „1.“.",
      emphasis: "Für Fettschrift verwenden Sie zwei Sternchen: **so**. Kursivschrift wird nicht unterstützt.",
      link: "Nur Links auf https:// und mailto: werden unterstützt.",
      tooLong: `Formatierung ist in Schritten mit bis zu ${number(max)} Zeichen möglich.`,
    };
    return `${place}: ${reasons[mark]} Der Text wird so angezeigt, wie er eingegeben wurde.`;
  },
  stepName: ({ place }) => `Schritt ${place}`,
  stepHint: ({ place }) => `Schritt ${place}, Hinweis`,
  questionExplanation: ({ place }) => `Frage ${place}, Erklärung`,
};
