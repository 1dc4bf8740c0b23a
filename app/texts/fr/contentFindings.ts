import { list } from "../format";
import type { contentFindings as english } from "../en/contentFindings";
import type { Translation } from "../translation";

export const contentFindings: Translation<typeof english> = {
  unknownField: "Aucun champ ne porte ce nom.",
  unknownFieldNamed: ({ name }) => `Il n'existe pas de champ « ${name} ».`,
  missing: ({ name }) => `${name} manque.`,
  invalid: "N'est pas valide.",
  empty: "Ne doit pas être vide.",
  notText: "Doit être un texte.",
  notNumber: "Doit être un nombre.",
  notWhole: "Doit être un nombre entier.",
  notBoolean: "Doit être true ou false.",
  notList: "Doit être une liste.",
  notObject: "Doit être un objet.",
  notUuid: "Doit être un UUID.",
  notOneOf: ({ choices }) => `Doit être l'une de ces valeurs : ${choices}.`,
  negative: "Ne doit pas être négatif.",
  tooSmall: ({ least }) => `Doit être au moins égal à ${least}.`,
  tooLarge: ({ most }) => `Doit être au plus égal à ${most}.`,
  notMoreThan: ({ limit }) => `Doit être supérieur à ${limit}.`,
  outOfRange: ({ least, most }) => `Doit être compris entre ${least} et ${most}.`,
  tooLong: ({ max }) => `Doit contenir ${max} caractères au maximum.`,
  tooFewEntries: ({ min }) => `Doit avoir au moins ${min} entrées.`,
  tooManyEntries: ({ max }) => `Doit avoir au plus ${max} entrées.`,
  unstorable: "Contient un caractère qui ne peut pas être enregistré.",
  keyFormat: "Doit se composer de minuscules et de chiffres, séparés par des traits d'union simples.",
  smallKeyFormat:
    "Doit commencer par une lettre ou un chiffre. Des points, des traits d'union et des traits de soulignement peuvent suivre.",
  fewAnswers: "Une question doit avoir au moins deux réponses.",
  manyAnswers: ({ max }) => `Une question peut avoir au plus ${max} réponses.`,
  noCampaign: "Un programme doit avoir une campagne.",
  manyCampaigns: ({ max }) => `Un programme peut avoir au plus ${max} campagnes.`,
  manyScenarios: ({ max }) => `Un programme peut avoir au plus ${max} scénarios.`,
  duplicate: ({ thing, value }) =>
    ({
      campaignKey: `Une autre campagne a la clé « ${value} ».`,
      scenarioKey: `Un autre scénario a la clé « ${value} ».`,
      scenarioId: `Un autre scénario a l'id « ${value} ».`,
      questionKey: `Une autre question a la clé « ${value} ».`,
      answerKey: `Une autre réponse a la clé « ${value} ».`,
      answerText: `Une autre réponse a le texte « ${value} ».`,
    })[thing],
  lessonType: "Seul un scénario de type « Default » a sa propre leçon. Un quiz pose ses questions.",
  lessonGrading: "Le serveur note les leçons : grading doit être « server ».",
  lessonMaxScore: "Une leçon doit avoir maxScore.",
  flightType: "Seul un scénario de type « Default » a un vol.",
  flightGrading: "Le serveur note les vols : grading doit être « server ».",
  flightAlone: "Un scénario avec un vol n'a ni leçon, ni tâche de bac à sable, ni questions.",
  flightMaxScore: "Les points d'un vol (maxScore) doivent être un multiple de 10.",
  flightTooLarge: ({ kilobytes }) => `Une mission peut avoir jusqu'à ${kilobytes} ko.`,
  flightReferenceDeltaV: ({ most }) => `Le réservoir permet ${most} m/s : la référence ne peut pas demander plus.`,
  flightReferenceTime: ({ most }) =>
    `Le vol se termine après ${most} s : la référence ne peut pas durer plus longtemps.`,
  sandboxType: "Seul un scénario de type « Default » a une tâche de bac à sable.",
  sandboxGrading: "Le serveur vérifie les bacs à sable : grading doit être « server ».",
  sandboxAlone: "Un scénario avec une tâche de bac à sable n'a ni leçon ni questions.",
  sandboxText: "Une tâche de bac à sable doit avoir un texte.",
  sandboxMaxScore: "Une tâche de bac à sable doit avoir maxScore, un nombre entier d'au moins 1.",
  checkPoints: ({ sum, maxScore }) =>
    `Les vérifications donnent ${sum} points au total, mais le maxScore du scénario est ${maxScore}.`,
  sameSpacecraft: "Les deux engins doivent être différents.",
  otherSum: ({ maxQuestionsScore, sum }) =>
    `maxQuestionsScore est ${maxQuestionsScore}, mais la somme des points des questions est ${sum}. Vous pouvez supprimer ce champ.`,
  poolOfLesson: "Seul un quiz tire ses questions d'un groupe. Une leçon pose toutes ses questions.",
  poolOfOne: ({ pool }) => `Le groupe « ${pool} » doit avoir au moins deux questions.`,
  poolPoints: ({ pool }) => `Toutes les questions du groupe « ${pool} » doivent donner le même nombre de points.`,
  noRightAnswer: "Une question notée doit avoir une bonne réponse. Un sondage vaut 0 point.",
  noSuchQuestion: ({ key }) => `Il n'existe pas de question « ${key} ».`,
  questionNotOnce: ({ key }) => `La question « ${key} » doit être posée exactement une fois.`,
  taskPoints: ({ sum, maxScore }) =>
    `Les exercices donnent ${sum} points au total, mais le maxScore du scénario est ${maxScore}.`,
  onlyReading: "Une leçon doit avoir un exercice ou une question, car la lecture ne suffit pas pour réussir.",
  manyImages: ({ max }) => `Une leçon peut avoir au plus ${max} images.`,
  wrongImage: ({ kilobytes }) => `Doit être une image PNG, JPEG ou WebP de ${kilobytes} ko au maximum.`,
  apsidesSwapped: "L'apogée ne doit pas être plus bas que le périgée.",
  numberNameFormat: "Doit contenir au plus 20 lettres et commencer par une minuscule.",
  nameTwice: ({ name }) => `Le nom « ${name} » est utilisé deux fois.`,
  noSuchOrbit: ({ orbit }) => `Il n'existe pas d'orbite « ${orbit} ».`,
  noSuchNumber: ({ name }) => `Il n'existe pas de nombre « ${name} ».`,
  noNumberBefore: ({ name }) => `Il n'existe pas de nombre « ${name} » avant celui-ci.`,
  numberInTitle: "Un titre ne peut pas contenir de nombres tirés au sort.",
  notNumberOrFormula: "Doit être un nombre ou une formule.",
  toNotAboveFrom: "« to » doit être supérieur à « from ».",
  toBelowFrom: "« to » ne doit pas être inférieur à « from ».",
  fromNotBelowTo: "« from » doit être inférieur à « to ».",
  valueOutside: "La valeur doit être comprise entre « from » et « to ».",
  manySteps: ({ max }) => `Il peut y avoir au plus ${max} pas de « from » à « to ».`,
  goalNotCalculated: ({ numbers }) =>
    numbers.length > 0
      ? `L'objectif ne peut pas être calculé avec ${list(numbers)}.`
      : "L'objectif ne peut pas être calculé.",
  goalOrbitImpossible: ({ numbers }) =>
    numbers.length > 0
      ? `L'exercice montre une orbite impossible avec ${list(numbers)}.`
      : "L'exercice montre une orbite impossible.",
  goalReversed: ({ numbers }) =>
    numbers.length > 0
      ? `Le « from » de l'objectif est supérieur à son « to » avec ${list(numbers)}.`
      : "Le « from » de l'objectif est supérieur à son « to ».",
  goalMetAtStart: ({ numbers }) =>
    numbers.length > 0
      ? `L'objectif est déjà atteint au départ avec ${list(numbers)}.`
      : "L'objectif est déjà atteint au départ.",
  goalUnreachable: ({ numbers }) =>
    numbers.length > 0
      ? `Aucune orbite réglable n'atteint l'objectif avec ${list(numbers)}.`
      : "Aucune orbite réglable n'atteint l'objectif.",
  goalTooSimilar:
    "Trop de départs ont la même solution. Ajoutez un nombre sous « draw », utilisez-le dans « from » et « to », et choisissez des pas plus grands que l'objectif.",
  figureForm: "Un nombre calculé a besoin d’une formule, ou de « pick » et « of ».",
  answerNotCalculated: ({ numbers }) =>
    numbers.length > 0
      ? `La réponse ne peut pas être calculée avec ${list(numbers)}.`
      : "La réponse ne peut pas être calculée.",
  answerAtStart: ({ numbers }) =>
    numbers.length > 0
      ? `L’exercice est déjà résolu au début avec ${list(numbers)}.`
      : "L’exercice est déjà résolu au début.",
  answerMissing: ({ numbers }) =>
    numbers.length > 0
      ? `Il n’y a aucune bonne réponse, ou plus d’une, avec ${list(numbers)}.`
      : "Il n’y a aucune bonne réponse, ou plus d’une.",
  optionsTooClose: ({ numbers }) =>
    numbers.length > 0
      ? `Deux options sont trop proches pour être classées avec ${list(numbers)}.`
      : "Deux options sont trop proches pour être classées.",
  answerTooSimilar: "Trop de départs ont la même réponse. La réponse doit dépendre davantage des nombres aléatoires.",
  nothingToSlide: "Il n'y a rien à modifier. Donnez une plage à au moins une entrée.",
  noSuchQuantity: ({ key }) => `Il n'existe pas de grandeur « ${key} ».`,
  noSuchInput: ({ model }) => `N'est pas une entrée de « ${model} ».`,
  noSlider: "N'est pas un curseur de cette figure interactive.",
  notTaughtBefore: ({ title }) => `Aucune étape précédente n'a le titre « ${title} ».`,
  noSuchSlider: ({ key }) => `« ${key} » n'est pas un curseur de cette figure interactive.`,
  outsideSlider: "Est en dehors de la plage du curseur.",
  guessOrAnswers: "Doit avoir soit « guess », soit « answers ».",
  guessMissesValue: ({ value }) => `La plage ne contient pas la valeur calculée, ${value}.`,
  answersWithValue: ({ count, value }) =>
    `Une seule réponse doit contenir la valeur calculée, ${value}. Il y en a ${count}.`,
  shapeTwice: "Indiquez soit l'apogée, soit l'excentricité, mais pas les deux.",
  placeTwice: "Indiquez soit l'anomalie moyenne, soit l'anomalie vraie, mais pas les deux.",
  logarithmicToScale: "Un axe logarithmique ne peut pas avoir la même échelle que l'autre.",
  formulaUnreadable: ({ rest }) => `Illisible à partir de « ${rest} ».`,
  formulaNoEquation: "N'est pas une équation. Il manque un signe égal.",
  formulaUnexpected: ({ part }) => `Contient « ${part} » là où rien ne peut suivre.`,
  formulaEndsEarly: "Se termine trop tôt.",
  formulaNoOperand: ({ part }) => `Contient « ${part} » là où il faut une grandeur, un nombre ou une parenthèse.`,
  formulaNoBracket: ({ name }) => `Doit avoir une parenthèse après « ${name} ».`,
  formulaOpenBracket: "Contient une parenthèse qui n'est pas fermée.",
  formulaNotEqual: ({ sides }) => `Les membres ne sont pas égaux. Leurs valeurs sont ${list(sides)}.`,
  languageTag: "Doit être une langue autre que l'anglais, par exemple « de » ou « pt-BR ».",
  notPrints: "Doit se composer d'empreintes de huit chiffres.",
  notTextOrTexts: "Doit être un texte ou une liste de textes.",
  listAsInEnglish: "Doit être une liste, comme en anglais.",
  textAsInEnglish: "Doit être un seul texte, comme en anglais.",
  countAsInEnglish: ({ count }) => `Doit avoir ${count} textes, comme en anglais.`,
  numbersAsInEnglish: ({ names }) => `Doit avoir les mêmes nombres entre accolades qu'en anglais : ${names}.`,
  noNumbersInEnglish: "Ne doit pas avoir de nombres entre accolades, car le texte anglais n'en a pas.",
  noSuchText: "Il n'y a pas de texte anglais à cet endroit.",
  lessonMissing: "La leçon manque.",
  noSuchStep: "Cette étape n'existe pas.",
  stepNotQuestion: "Cette étape n'est pas une question.",
  missionModel: "Utilisez le modèle de l'anneau géostationnaire pour tenir une position, et seulement pour cela.",
  missionTime: "Un vol peut durer jusqu'à trois jours.",
  missionTimeShort: "La limite de temps doit être après la fin de l'objectif.",
  missionDockStart: "Pour s'amarrer, l'engin doit partir près de la cible.",
  missionPropellant: "La masse d'ergols doit être inférieure à la masse totale.",
  missionSafety: "La sécurité passive demande une zone d'exclusion.",
  missionSlotDraw: "Une position géostationnaire est fixe au-dessus de la Terre : son orbite ne peut pas être tournée.",
  missionNearest: "La plus grande distance doit dépasser la plus petite.",
  missionDate: "Saisissez une date et une heure entre 1950 et 2050.",
  missionImageTarget: "On ne filme pas un point de référence : la cible doit être un engin.",
  missionInstruments: "L'objectif a besoin de cet instrument.",
  missionInjectTime:
    "Chaque événement doit avoir lieu pendant le vol, à chaque départ : après 1 s et avant la limite de temps.",
};
