import { plural } from "../format";
import type { grading as english } from "../en/grading";
import type { Translation } from "../translation";

export const grading: Translation<typeof english> = {
  title: "Benotung",
  intro:
    "Diese Regeln gelten für alle Klassen dieses Kurses. Sehen Sie sich eine Änderung an, bevor Sie sie speichern.",
  usual: "Der Kurs hat keine eigenen Regeln: Der beste Versuch zählt, und jedes Szenario zählt gleich viel.",
  setBy: ({ by, date }) => `Geändert von ${by} am ${date}.`,
  edit: "Benotung bearbeiten",
  attemptsTitle: "Versuche",
  counting: "Welcher Versuch zählt",
  countingOf: ({ counting }) =>
    ({
      best: "Bester Versuch",
      last: "Letzter Versuch",
      first: "Erster Versuch",
      mean: "Mittelwert aller Versuche",
    })[counting],
  countingHint: "Der Mittelwert ist der der Prozentwerte, auf ganze Punkte abgerundet.",
  maxAttempts: "Anzahl der Versuche",
  maxAttemptsHint: "Nur die ersten in jedem Szenario zählen. Lassen Sie das Feld leer, damit alle zählen.",
  anyNumber: "Alle",
  categoriesTitle: "Kategorien",
  categoriesHint:
    "Ohne Kategorien zählt jedes Szenario gleich viel. Mit Kategorien ergeben die Gewichte zusammen 100, und die Szenarien einer Kategorie teilen sich ihr Gewicht.",
  category: ({ number }) => `Kategorie ${number}`,
  name: "Name",
  weight: "Gewicht in %",
  dropLowest: "Niedrigste streichen",
  dropLowestHint: "So viele der niedrigsten Noten einer Person zählen nicht. Eine Note zählt immer.",
  removeHint: "Um eine Kategorie zu entfernen, leeren Sie ihren Namen und ihr Gewicht.",
  campaignsTitle: "Kampagnen",
  campaignsHint: "Eine Kampagne ohne Kategorie zählt nicht zum Gesamtwert.",
  campaignCategory: ({ campaign }) => `Kategorie von ${campaign}`,
  noCategory: "Zählt nicht",
  useCampaigns: "Kampagnen als Kategorien",
  lettersTitle: "Notenbuchstaben und Bestehen",
  letters: "Notenbuchstaben",
  lettersHint:
    "In jeder Zeile ein Buchstabe und der Prozentwert, ab dem er gilt, der beste zuerst. Der letzte beginnt bei 0.",
  passMark: "Bestehensgrenze in %",
  passMarkHint: "Darunter ist nicht bestanden. Bis 10 % darüber gilt eine Person als gefährdet.",
  rounding: "Rundung von Gesamtwerten",
  roundingOf: ({ rounding }) => ({ down: "Auf ganze Prozent abrunden", nearest: "Auf ganze Prozent runden" })[rounding],
  preview: "Vorschau",
  save: "Benotung speichern",
  reset: "Regeln entfernen",
  makeDefault: "Als Standard festlegen",
  makeDefaultHint: "Neue Kurse der Organisation beginnen mit den gespeicherten Regeln dieses Kurses.",
  startFrom: "Beginnen mit",
  startFromHint: "Füllt das Formular aus. Nichts ändert sich, bis Sie speichern.",
  fromCourse: "Regeln eines anderen Kurses",
  fromOrganization: "Standard der Organisation",
  fillIn: "Ausfüllen",
  saved: "Benotung gespeichert.",
  savedOver: ({ by }) => `Benotung gespeichert. Inzwischen hatte auch ${by} sie geändert. Ihre Regeln gelten.`,
  removed: "Regeln entfernt.",
  defaultSaved: "Neue Kurse beginnen mit diesen Regeln.",
  previewTitle: ({ className }) => `Vorschau: ${className}`,
  previewNoClass: "Der Kurs hat noch keine Klasse, daher würden sich keine Noten ändern.",
  previewSame: ({ students }) =>
    students === 0
      ? "Die Klasse hat noch keine Studierenden, daher würden sich keine Noten ändern."
      : plural(students, {
          one: "Der Gesamtwert der einzigen Person bleibt gleich.",
          other: "Die Gesamtwerte aller # Studierenden bleiben gleich.",
        }),
  previewMoves: ({ higher, lower, students }) =>
    `Von ${students} bisherigen Gesamtwerten würden ${higher} steigen und ${lower} fallen.`,
  previewPassing: ({ nowPassing, nowFailing }) =>
    `${nowPassing} Studierende würden bestehen, die jetzt nicht bestehen, und ${nowFailing} nicht bestehen, die jetzt bestehen.`,
  previewNow: "Jetzt",
  previewThen: "Mit diesen Regeln",
  previewMore: ({ more }) => plural(more, { one: "# weitere Person", other: "# weitere Studierende" }),
  noTotal: "Noch keine Noten",
  soFar: "Bisher",
  ifNothingMoreComes: "Wenn nichts mehr kommt",
  soFarHint: "Der Gesamtwert der vorhandenen Noten",
  ifNothingMoreComesHint: "Der Gesamtwert, wenn jedes Szenario ohne Note als 0 zählt",
  whyTitle: "Warum dieser Gesamtwert?",
  whyEqual: ({ total, grades }) =>
    plural(grades, { one: `${total} aus # Note.`, other: `${total}, der Mittelwert von # Noten.` }),
  whyCategory: ({ name, weight, share, grades }) =>
    plural(grades, {
      one: `${name} zählt ${weight} %: ${share} aus # Note.`,
      other: `${name} zählt ${weight} %: ${share} aus # Noten.`,
    }),
  whyEmptyCategory: ({ name, weight }) =>
    `${name} zählt ${weight} %: noch keine Noten, daher zählen die anderen Kategorien mehr.`,
  whyDropped: ({ name, scenarios }) => `Aus ${name} gestrichen: ${scenarios}.`,
  whyUncounted: ({ campaigns }) => `Nicht Teil des Gesamtwerts: ${campaigns}.`,
  whyCounting: ({ counting, maxAttempts }) => {
    const which = {
      best: "der beste Versuch",
      last: "der letzte Versuch",
      first: "der erste Versuch",
      mean: "der Mittelwert aller Versuche",
    }[counting];
    return maxAttempts === null
      ? `In jedem Szenario zählt ${which}.`
      : plural(maxAttempts, {
          one: "In jedem Szenario zählt nur der erste Versuch.",
          other: `In jedem Szenario zählt ${which}, unter den ersten #.`,
        });
  },
  whyPassMark: ({ passMark }) => `Die Bestehensgrenze liegt bei ${passMark} %.`,
  summaryEqual: "Jedes Szenario zählt gleich viel",
  summaryCategories: ({ categories }) => plural(categories, { one: "# Kategorie", other: "# Kategorien" }),
  total: "Gesamtwert",
  tooLong: ({ max }) => `Geben Sie höchstens ${max} Zeichen ein.`,
  unprintable: "Entfernen Sie Zeilenumbrüche und Steuerzeichen.",
  wholeBetween: ({ least, most }) => `Geben Sie eine ganze Zahl von ${least} bis ${most} ein.`,
  weightBetween: "Geben Sie ein Gewicht von 0,01 bis 100 mit höchstens zwei Dezimalstellen ein.",
  nameRequired: "Geben Sie einen Namen für diese Kategorie ein.",
  tooManyCampaigns: "Eine Kategorie kann höchstens 500 Kampagnen haben.",
  letterLines: "Geben Sie in jeder Zeile einen Buchstaben und einen ganzen Prozentwert ein, etwa B 80.",
  letterCount: ({ max }) => `Geben Sie 2 bis ${max} Notenbuchstaben ein.`,
  lettersInOrder: "Jeder Buchstabe muss bei einem niedrigeren Prozentwert beginnen als der vorige.",
  lettersFromZero: "Der letzte Buchstabe muss bei 0 beginnen.",
  lettersTwice: "Jeder Buchstabe darf nur einmal vorkommen.",
  tooManyCategories: ({ max }) => `Ein Kurs kann höchstens ${max} Kategorien haben.`,
  namesTwice: "Zwei Kategorien haben denselben Namen.",
  campaignTwice: "Eine Kampagne kann nur in einer Kategorie sein.",
  weightsTotal: ({ total }) => `Die Gewichte ergeben zusammen ${total}, nicht 100.`,
  tooManyVersions: ({ max }) => `Die Regeln wurden schon ${max}-mal geändert; mehr ist nicht möglich.`,
  unknownCampaign: "Eine Kampagne dieser Regeln gehört nicht zum Lehrplan des Kurses.",
};
