import { list } from "../format";
import type { contentFindings as english } from "../en/contentFindings";
import type { Translation } from "../translation";

export const contentFindings: Translation<typeof english> = {
  unknownField: "Ein Feld mit diesem Namen gibt es nicht.",
  unknownFieldNamed: ({ name }) => `Ein Feld „${name}“ gibt es nicht.`,
  missing: ({ name }) => `${name} fehlt.`,
  invalid: "Ist ungültig.",
  empty: "Darf nicht leer sein.",
  notText: "Muss ein Text sein.",
  notNumber: "Muss eine Zahl sein.",
  notWhole: "Muss eine ganze Zahl sein.",
  notBoolean: "Muss true oder false sein.",
  notList: "Muss eine Liste sein.",
  notObject: "Muss ein Objekt sein.",
  notUuid: "Muss eine UUID sein.",
  notOneOf: ({ choices }) => `Muss einer dieser Werte sein: ${choices}.`,
  negative: "Darf nicht negativ sein.",
  tooSmall: ({ least }) => `Muss mindestens ${least} sein.`,
  tooLarge: ({ most }) => `Darf höchstens ${most} sein.`,
  notMoreThan: ({ limit }) => `Muss größer als ${limit} sein.`,
  outOfRange: ({ least, most }) => `Muss zwischen ${least} und ${most} liegen.`,
  tooLong: ({ max }) => `Darf höchstens ${max} Zeichen lang sein.`,
  tooFewEntries: ({ min }) => `Muss mindestens ${min} Einträge haben.`,
  tooManyEntries: ({ max }) => `Darf höchstens ${max} Einträge haben.`,
  unstorable: "Enthält ein Zeichen, das nicht gespeichert werden kann.",
  keyFormat: "Muss aus Kleinbuchstaben und Ziffern bestehen, mit einzelnen Bindestrichen dazwischen.",
  smallKeyFormat:
    "Muss mit einem Buchstaben oder einer Ziffer beginnen. Punkte, Bindestriche und Unterstriche dürfen folgen.",
  fewAnswers: "Eine Frage braucht mindestens zwei Antworten.",
  manyAnswers: ({ max }) => `Eine Frage darf höchstens ${max} Antworten haben.`,
  noCampaign: "Ein Lehrplan braucht eine Kampagne.",
  manyCampaigns: ({ max }) => `Ein Lehrplan darf höchstens ${max} Kampagnen haben.`,
  manyScenarios: ({ max }) => `Ein Lehrplan darf höchstens ${max} Szenarien haben.`,
  duplicate: ({ thing, value }) =>
    ({
      campaignKey: `Es gibt noch eine Kampagne mit dem Schlüssel „${value}“.`,
      scenarioKey: `Es gibt noch ein Szenario mit dem Schlüssel „${value}“.`,
      scenarioId: `Es gibt noch ein Szenario mit der id „${value}“.`,
      questionKey: `Es gibt noch eine Frage mit dem Schlüssel „${value}“.`,
      answerKey: `Es gibt noch eine Antwort mit dem Schlüssel „${value}“.`,
      answerText: `Es gibt noch eine Antwort mit dem Text „${value}“.`,
    })[thing],
  lessonType: "Nur ein Szenario vom Typ „Default“ hat eine eigene Lektion. Ein Quiz stellt seine Fragen.",
  lessonGrading: "Lektionen bewertet der Server, daher muss grading „server“ sein.",
  lessonMaxScore: "Eine Lektion braucht maxScore.",
  flightType: "Nur ein Szenario vom Typ „Default“ hat einen Flug.",
  flightGrading: "Flüge bewertet der Server, daher muss grading „server“ sein.",
  flightAlone: "Ein Szenario mit einem Flug hat weder Lektion noch Sandbox-Aufgabe noch Fragen.",
  flightMaxScore: "Die Punkte eines Flugs (maxScore) müssen ein Vielfaches von 10 sein.",
  flightTooLarge: ({ kilobytes }) => `Eine Mission darf bis zu ${kilobytes} kB groß sein.`,
  flightReferenceDeltaV: ({ most }) => `Der Tank reicht für ${most} m/s; mehr kann die Referenz nicht brauchen.`,
  flightReferenceTime: ({ most }) => `Der Flug endet nach ${most} s; länger kann die Referenz nicht dauern.`,
  sandboxType: "Nur ein Szenario vom Typ „Default“ hat eine Sandbox-Aufgabe.",
  sandboxGrading: "Sandboxes prüft der Server, daher muss grading „server“ sein.",
  sandboxAlone: "Ein Szenario mit einer Sandbox-Aufgabe hat weder Lektion noch Fragen.",
  sandboxText: "Eine Sandbox-Aufgabe braucht einen Text.",
  sandboxMaxScore: "Eine Sandbox-Aufgabe braucht maxScore, eine ganze Zahl ab 1.",
  checkPoints: ({ sum, maxScore }) =>
    `Die Prüfungen geben zusammen ${sum} Punkte, der maxScore des Szenarios ist aber ${maxScore}.`,
  sameSpacecraft: "Es müssen zwei verschiedene Raumfahrzeuge sein.",
  otherSum: ({ maxQuestionsScore, sum }) =>
    `maxQuestionsScore ist ${maxQuestionsScore}, die Punkte der Fragen ergeben aber ${sum}. Sie können das Feld weglassen.`,
  poolOfLesson: "Nur ein Quiz zieht Fragen aus einem Pool. Eine Lektion stellt alle ihre Fragen.",
  poolOfOne: ({ pool }) => `Der Pool „${pool}“ braucht mindestens zwei Fragen.`,
  poolPoints: ({ pool }) => `Alle Fragen des Pools „${pool}“ müssen gleich viele Punkte geben.`,
  noRightAnswer: "Eine Frage mit Punkten braucht eine richtige Antwort. Eine Umfrage hat 0 Punkte.",
  noSuchQuestion: ({ key }) => `Eine Frage „${key}“ gibt es nicht.`,
  questionNotOnce: ({ key }) => `Die Frage „${key}“ muss genau einmal gestellt werden.`,
  taskPoints: ({ sum, maxScore }) =>
    `Die Aufgaben geben zusammen ${sum} Punkte, der maxScore des Szenarios ist aber ${maxScore}.`,
  onlyReading: "Eine Lektion braucht eine Aufgabe oder eine Frage, denn Lesen allein genügt nicht zum Bestehen.",
  manyImages: ({ max }) => `Eine Lektion darf höchstens ${max} Bilder haben.`,
  wrongImage: ({ kilobytes }) => `Muss ein Bild (PNG, JPEG oder WebP) von höchstens ${kilobytes} kB sein.`,
  apsidesSwapped: "Das Apogäum darf nicht unter dem Perigäum liegen.",
  numberNameFormat: "Muss aus höchstens 20 Buchstaben bestehen und mit einem Kleinbuchstaben beginnen.",
  nameTwice: ({ name }) => `Der Name „${name}“ kommt zweimal vor.`,
  noSuchOrbit: ({ orbit }) => `Einen Orbit „${orbit}“ gibt es nicht.`,
  noSuchNumber: ({ name }) => `Eine Zahl „${name}“ gibt es nicht.`,
  noNumberBefore: ({ name }) => `Vor dieser Zahl gibt es keine Zahl „${name}“.`,
  numberInTitle: "Ein Titel kann keine Zufallszahlen enthalten.",
  notNumberOrFormula: "Muss eine Zahl oder eine Formel sein.",
  toNotAboveFrom: "„to“ muss größer als „from“ sein.",
  toBelowFrom: "„to“ darf nicht kleiner als „from“ sein.",
  fromNotBelowTo: "„from“ muss kleiner als „to“ sein.",
  valueOutside: "Der Wert muss zwischen „from“ und „to“ liegen.",
  manySteps: ({ max }) => `Von „from“ bis „to“ darf es höchstens ${max} Schritte geben.`,
  goalNotCalculated: ({ numbers }) =>
    numbers.length > 0
      ? `Mit ${list(numbers)} lässt sich das Ziel nicht berechnen.`
      : "Das Ziel lässt sich nicht berechnen.",
  goalOrbitImpossible: ({ numbers }) =>
    numbers.length > 0
      ? `Mit ${list(numbers)} zeigt die Aufgabe einen unmöglichen Orbit.`
      : "Die Aufgabe zeigt einen unmöglichen Orbit.",
  goalReversed: ({ numbers }) =>
    numbers.length > 0
      ? `Mit ${list(numbers)} ist „from“ des Ziels größer als „to“.`
      : "„from“ des Ziels ist größer als „to“.",
  goalMetAtStart: ({ numbers }) =>
    numbers.length > 0
      ? `Mit ${list(numbers)} ist das Ziel schon am Start erreicht.`
      : "Das Ziel ist schon am Start erreicht.",
  goalUnreachable: ({ numbers }) =>
    numbers.length > 0
      ? `Mit ${list(numbers)} erreicht kein einstellbarer Orbit das Ziel.`
      : "Kein einstellbarer Orbit erreicht das Ziel.",
  goalTooSimilar:
    "Zu viele Starts haben dieselbe Lösung. Fügen Sie unter „draw“ eine Zahl hinzu, verwenden Sie sie in „from“ und „to“, und machen Sie ihre Schritte größer als das Ziel.",
  figureForm: "Eine berechnete Zahl braucht eine Formel, oder „pick“ und „of“.",
  answerNotCalculated: ({ numbers }) =>
    numbers.length > 0
      ? `Die Antwort lässt sich mit ${list(numbers)} nicht berechnen.`
      : "Die Antwort lässt sich nicht berechnen.",
  answerAtStart: ({ numbers }) =>
    numbers.length > 0
      ? `Die Aufgabe ist mit ${list(numbers)} schon am Anfang gelöst.`
      : "Die Aufgabe ist schon am Anfang gelöst.",
  answerMissing: ({ numbers }) =>
    numbers.length > 0
      ? `Mit ${list(numbers)} gibt es keine richtige Antwort oder mehr als eine.`
      : "Es gibt keine richtige Antwort oder mehr als eine.",
  optionsTooClose: ({ numbers }) =>
    numbers.length > 0
      ? `Zwei Optionen liegen mit ${list(numbers)} zu nah beieinander, um sie zu ordnen.`
      : "Zwei Optionen liegen zu nah beieinander, um sie zu ordnen.",
  answerTooSimilar: "Zu viele Starts haben dieselbe Antwort. Die Antwort muss stärker von den Zufallszahlen abhängen.",
  nothingToSlide: "Es gibt nichts zu verändern. Geben Sie mindestens einem Eingabewert einen Bereich.",
  noSuchQuantity: ({ key }) => `Eine Größe „${key}“ gibt es nicht.`,
  noSuchInput: ({ model }) => `Ist kein Eingabewert von „${model}“.`,
  noSlider: "Ist kein Schieberegler dieser interaktiven Grafik.",
  notTaughtBefore: ({ title }) => `Kein früherer Schritt hat den Titel „${title}“.`,
  noSuchSlider: ({ key }) => `„${key}“ ist kein Schieberegler dieser interaktiven Grafik.`,
  outsideSlider: "Liegt außerhalb des Bereichs des Schiebereglers.",
  guessOrAnswers: "Braucht entweder „guess“ oder „answers“.",
  guessMissesValue: ({ value }) => `Der Bereich enthält den berechneten Wert ${value} nicht.`,
  answersWithValue: ({ count, value }) =>
    `Genau eine Antwort muss den berechneten Wert ${value} enthalten. Zurzeit sind es ${count}.`,
  shapeTwice: "Geben Sie entweder das Apogäum oder die Exzentrizität an, nicht beides.",
  placeTwice: "Geben Sie entweder die mittlere oder die wahre Anomalie an, nicht beide.",
  logarithmicToScale: "Eine logarithmische Achse kann nicht denselben Maßstab haben wie die andere.",
  formulaUnreadable: ({ rest }) => `Ist ab „${rest}“ nicht lesbar.`,
  formulaNoEquation: "Ist keine Gleichung. Es fehlt ein Gleichheitszeichen.",
  formulaUnexpected: ({ part }) => `Enthält „${part}“ an einer Stelle, an der nichts mehr folgen kann.`,
  formulaEndsEarly: "Endet zu früh.",
  formulaNoOperand: ({ part }) => `Enthält „${part}“, wo eine Größe, eine Zahl oder eine Klammer stehen muss.`,
  formulaNoBracket: ({ name }) => `Braucht nach „${name}“ eine Klammer.`,
  formulaOpenBracket: "Enthält eine Klammer, die nicht geschlossen wird.",
  formulaNotEqual: ({ sides }) => `Die Seiten sind nicht gleich. Ihre Werte sind ${list(sides)}.`,
  languageTag: "Muss eine andere Sprache als Englisch sein, zum Beispiel „de“ oder „pt-BR“.",
  notPrints: "Muss aus Hashwerten mit je acht Ziffern bestehen.",
  notTextOrTexts: "Muss ein Text oder eine Liste von Texten sein.",
  listAsInEnglish: "Muss wie im Englischen eine Liste sein.",
  textAsInEnglish: "Muss wie im Englischen ein einzelner Text sein.",
  countAsInEnglish: ({ count }) => `Muss wie im Englischen ${count} Texte haben.`,
  numbersAsInEnglish: ({ names }) =>
    `Muss dieselben Zahlen in geschweiften Klammern haben wie im Englischen: ${names}.`,
  noNumbersInEnglish: "Darf keine Zahlen in geschweiften Klammern haben, denn der englische Text hat keine.",
  noSuchText: "An dieser Stelle gibt es keinen englischen Text.",
  lessonMissing: "Die Lektion fehlt.",
  noSuchStep: "Diesen Schritt gibt es nicht.",
  stepNotQuestion: "Dieser Schritt ist keine Frage.",
  missionModel: "Nutzen Sie das Modell des geostationären Rings nur, um einen Platz zu halten.",
  missionTime: "Ein Flug darf bis zu drei Tage dauern.",
  missionTimeShort: "Das Zeitlimit muss nach dem Ende des Ziels liegen.",
  missionDockStart: "Zum Andocken muss das Raumfahrzeug nahe beim Zielobjekt starten.",
  missionPropellant: "Die Masse des Treibstoffs muss kleiner sein als die Gesamtmasse.",
  missionSafety: "Passive Sicherheit braucht eine Sperrzone.",
  missionSlotDraw: "Ein Platz bleibt über derselben Stelle der Erde, deshalb lässt sich seine Bahn nicht drehen.",
  missionNearest: "Der größte Abstand muss über dem kleinsten liegen.",
  missionDate: "Geben Sie Datum und Zeit zwischen 1950 und 2050 an.",
  missionImageTarget: "Ein Bezugspunkt lässt sich nicht aufnehmen: Das Zielobjekt muss ein Raumfahrzeug sein.",
  missionInstruments: "Das Ziel braucht dieses Instrument.",
  missionInjectTime: "Bei jedem zufälligen Start muss jedes Ereignis nach 1 s und vor dem Zeitlimit eintreten.",
};
