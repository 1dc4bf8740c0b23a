import { list } from "../format";
import type { contentFindings as english } from "../en/contentFindings";
import type { Translation } from "../translation";

export const contentFindings: Translation<typeof english> = {
  unknownField: "No hay ningún campo con este nombre.",
  unknownFieldNamed: ({ name }) => `No hay ningún campo «${name}».`,
  missing: ({ name }) => `Falta ${name}.`,
  invalid: "No es válido.",
  empty: "No debe estar vacío.",
  notText: "Debe ser un texto.",
  notNumber: "Debe ser un número.",
  notWhole: "Debe ser un número entero.",
  notBoolean: "Debe ser true o false.",
  notList: "Debe ser una lista.",
  notObject: "Debe ser un objeto.",
  notUuid: "Debe ser un UUID.",
  notOneOf: ({ choices }) => `Debe ser uno de estos valores: ${choices}.`,
  negative: "No debe ser negativo.",
  tooSmall: ({ least }) => `Debe ser ${least} como mínimo.`,
  tooLarge: ({ most }) => `Debe ser ${most} como máximo.`,
  notMoreThan: ({ limit }) => `Debe ser mayor que ${limit}.`,
  outOfRange: ({ least, most }) => `Debe estar entre ${least} y ${most}.`,
  tooLong: ({ max }) => `Debe tener ${max} caracteres como máximo.`,
  tooFewEntries: ({ min }) => `Debe tener ${min} entradas como mínimo.`,
  tooManyEntries: ({ max }) => `Debe tener ${max} entradas como máximo.`,
  unstorable: "Contiene un carácter que no se puede guardar.",
  keyFormat: "Debe constar de minúsculas y cifras, con guiones sueltos entre ellas.",
  smallKeyFormat: "Debe empezar por una letra o una cifra. Pueden seguir puntos, guiones y guiones bajos.",
  fewAnswers: "Una pregunta necesita al menos dos respuestas.",
  manyAnswers: ({ max }) => `Una pregunta puede tener ${max} respuestas como máximo.`,
  noCampaign: "Un plan de estudios necesita una campaña.",
  manyCampaigns: ({ max }) => `Un plan de estudios puede tener ${max} campañas como máximo.`,
  manyScenarios: ({ max }) => `Un plan de estudios puede tener ${max} escenarios como máximo.`,
  duplicate: ({ thing, value }) =>
    ({
      campaignKey: `Hay otra campaña con la clave «${value}».`,
      scenarioKey: `Hay otro escenario con la clave «${value}».`,
      scenarioId: `Hay otro escenario con el id «${value}».`,
      questionKey: `Hay otra pregunta con la clave «${value}».`,
      answerKey: `Hay otra respuesta con la clave «${value}».`,
      answerText: `Hay otra respuesta con el texto «${value}».`,
    })[thing],
  lessonType: "Solo un escenario del tipo «Default» tiene una lección propia. Un cuestionario hace sus preguntas.",
  lessonGrading: "El servidor califica las lecciones, así que grading debe ser «server».",
  lessonMaxScore: "Una lección necesita maxScore.",
  flightType: "Solo un escenario del tipo «Default» tiene un vuelo.",
  flightGrading: "El servidor califica los vuelos, así que grading debe ser «server».",
  flightAlone: "Un escenario con un vuelo no tiene lección, tarea de sandbox ni preguntas.",
  flightMaxScore: "Los puntos de un vuelo (maxScore) deben ser un múltiplo de 10.",
  flightTooLarge: ({ kilobytes }) => `Una misión puede ocupar hasta ${kilobytes} kB.`,
  flightReferenceDeltaV: ({ most }) => `El depósito da ${most} m/s: la referencia no puede necesitar más.`,
  flightReferenceTime: ({ most }) => `El vuelo termina a los ${most} s: la referencia no puede durar más.`,
  sandboxType: "Solo un escenario del tipo «Default» tiene una tarea de sandbox.",
  sandboxGrading: "El servidor comprueba los sandbox, así que grading debe ser «server».",
  sandboxAlone: "Un escenario con una tarea de sandbox no tiene lección ni preguntas.",
  sandboxText: "Una tarea de sandbox necesita un texto.",
  sandboxMaxScore: "Una tarea de sandbox necesita maxScore, un número entero de al menos 1.",
  checkPoints: ({ sum, maxScore }) =>
    `Las comprobaciones dan ${sum} puntos en total, pero el maxScore del escenario es ${maxScore}.`,
  sameSpacecraft: "Las dos naves deben ser distintas.",
  otherSum: ({ maxQuestionsScore, sum }) =>
    `maxQuestionsScore es ${maxQuestionsScore}, pero los puntos de las preguntas suman ${sum}. Puede omitir este campo.`,
  poolOfLesson: "Solo un cuestionario saca preguntas de un grupo. Una lección hace todas sus preguntas.",
  poolOfOne: ({ pool }) => `El grupo «${pool}» necesita al menos dos preguntas.`,
  poolPoints: ({ pool }) => `Todas las preguntas del grupo «${pool}» deben dar los mismos puntos.`,
  noRightAnswer: "Una pregunta con puntos necesita una respuesta correcta. Una encuesta tiene 0 puntos.",
  noSuchQuestion: ({ key }) => `No hay ninguna pregunta «${key}».`,
  questionNotOnce: ({ key }) => `La pregunta «${key}» debe hacerse exactamente una vez.`,
  taskPoints: ({ sum, maxScore }) =>
    `Las tareas dan ${sum} puntos en total, pero el maxScore del escenario es ${maxScore}.`,
  onlyReading: "Una lección necesita una tarea o una pregunta, porque leer no basta para aprobar.",
  manyImages: ({ max }) => `Una lección puede tener ${max} imágenes como máximo.`,
  wrongImage: ({ kilobytes }) => `Debe ser una imagen PNG, JPEG o WebP de ${kilobytes} kB como máximo.`,
  apsidesSwapped: "El apogeo no debe estar por debajo del perigeo.",
  numberNameFormat: "Debe tener 20 letras como máximo y empezar por una minúscula.",
  nameTwice: ({ name }) => `El nombre «${name}» se usa dos veces.`,
  noSuchOrbit: ({ orbit }) => `No hay ninguna órbita «${orbit}».`,
  noSuchNumber: ({ name }) => `No hay ningún número «${name}».`,
  noNumberBefore: ({ name }) => `No hay ningún número «${name}» antes de este.`,
  numberInTitle: "Un título no puede contener números sorteados.",
  notNumberOrFormula: "Debe ser un número o una fórmula.",
  toNotAboveFrom: "«to» debe ser mayor que «from».",
  toBelowFrom: "«to» no debe ser menor que «from».",
  fromNotBelowTo: "«from» debe ser menor que «to».",
  valueOutside: "El valor debe estar entre «from» y «to».",
  manySteps: ({ max }) => `Puede haber ${max} pasos como máximo de «from» a «to».`,
  goalNotCalculated: ({ numbers }) =>
    numbers.length > 0 ? `El objetivo no se puede calcular con ${list(numbers)}.` : "El objetivo no se puede calcular.",
  goalOrbitImpossible: ({ numbers }) =>
    numbers.length > 0
      ? `La tarea muestra una órbita imposible con ${list(numbers)}.`
      : "La tarea muestra una órbita imposible.",
  goalReversed: ({ numbers }) =>
    numbers.length > 0
      ? `El «from» del objetivo es mayor que su «to» con ${list(numbers)}.`
      : "El «from» del objetivo es mayor que su «to».",
  goalMetAtStart: ({ numbers }) =>
    numbers.length > 0
      ? `El objetivo ya se cumple al empezar con ${list(numbers)}.`
      : "El objetivo ya se cumple al empezar.",
  goalUnreachable: ({ numbers }) =>
    numbers.length > 0
      ? `Ninguna órbita que se pueda ajustar cumple el objetivo con ${list(numbers)}.`
      : "Ninguna órbita que se pueda ajustar cumple el objetivo.",
  goalTooSimilar:
    "Demasiados inicios tienen la misma solución. Añada un número en «draw», úselo en «from» y «to», y haga sus pasos mayores que el objetivo.",
  figureForm: "Un número calculado necesita una fórmula, o «pick» y «of».",
  answerNotCalculated: ({ numbers }) =>
    numbers.length > 0
      ? `La respuesta no se puede calcular con ${list(numbers)}.`
      : "La respuesta no se puede calcular.",
  answerAtStart: ({ numbers }) =>
    numbers.length > 0
      ? `La tarea ya está resuelta al empezar con ${list(numbers)}.`
      : "La tarea ya está resuelta al empezar.",
  answerMissing: ({ numbers }) =>
    numbers.length > 0
      ? `No hay respuesta correcta, o hay más de una, con ${list(numbers)}.`
      : "No hay respuesta correcta, o hay más de una.",
  optionsTooClose: ({ numbers }) =>
    numbers.length > 0
      ? `Dos opciones están demasiado cerca para ordenarlas con ${list(numbers)}.`
      : "Dos opciones están demasiado cerca para ordenarlas.",
  answerTooSimilar:
    "Demasiados comienzos tienen la misma respuesta. La respuesta debe depender más de los números aleatorios.",
  nothingToSlide: "No hay nada que cambiar. Dé un intervalo al menos a una entrada.",
  noSuchQuantity: ({ key }) => `No hay ninguna magnitud «${key}».`,
  noSuchInput: ({ model }) => `No es una entrada de «${model}».`,
  noSlider: "No es un control deslizante de este gráfico interactivo.",
  notTaughtBefore: ({ title }) => `Ningún paso anterior tiene el título «${title}».`,
  noSuchSlider: ({ key }) => `«${key}» no es un control deslizante de este gráfico interactivo.`,
  outsideSlider: "Está fuera del intervalo del control deslizante.",
  guessOrAnswers: "Necesita «guess» o «answers», pero no ambos.",
  guessMissesValue: ({ value }) => `El intervalo no contiene el valor calculado, ${value}.`,
  answersWithValue: ({ count, value }) =>
    `Exactamente una respuesta debe contener el valor calculado, ${value}. Ahora son ${count}.`,
  shapeTwice: "Indique el apogeo o la excentricidad, pero no ambos.",
  placeTwice: "Indique la anomalía media o la verdadera, pero no ambas.",
  logarithmicToScale: "Un eje logarítmico no puede tener la misma escala que el otro.",
  formulaUnreadable: ({ rest }) => `No se puede leer a partir de «${rest}».`,
  formulaNoEquation: "No es una ecuación. Necesita un signo igual.",
  formulaUnexpected: ({ part }) => `Contiene «${part}» donde no puede seguir nada.`,
  formulaEndsEarly: "Termina demasiado pronto.",
  formulaNoOperand: ({ part }) => `Contiene «${part}» donde debe haber una magnitud, un número o un paréntesis.`,
  formulaNoBracket: ({ name }) => `Necesita un paréntesis después de «${name}».`,
  formulaOpenBracket: "Contiene un paréntesis sin cerrar.",
  formulaNotEqual: ({ sides }) => `Los lados no son iguales. Sus valores son ${list(sides)}.`,
  languageTag: "Debe ser un idioma distinto del inglés, por ejemplo «de» o «pt-BR».",
  notPrints: "Debe constar de hashes de ocho cifras.",
  notTextOrTexts: "Debe ser un texto o una lista de textos.",
  listAsInEnglish: "Debe ser una lista, como en inglés.",
  textAsInEnglish: "Debe ser un solo texto, como en inglés.",
  countAsInEnglish: ({ count }) => `Debe tener ${count} textos, como en inglés.`,
  numbersAsInEnglish: ({ names }) => `Debe tener los mismos números entre llaves que en inglés: ${names}.`,
  noNumbersInEnglish: "No debe tener números entre llaves, porque el texto inglés no los tiene.",
  noSuchText: "No hay ningún texto inglés en este lugar.",
  lessonMissing: "Falta la lección.",
  noSuchStep: "Este paso no existe.",
  stepNotQuestion: "Este paso no es una pregunta.",
  missionModel: "Use el modelo del anillo geoestacionario para mantener una posición, y solo para eso.",
  missionTime: "Un vuelo puede durar hasta tres días.",
  missionTimeShort: "El límite de tiempo debe ser posterior al final del objetivo.",
  missionDockStart: "Para acoplarse, la nave debe empezar cerca del objetivo.",
  missionPropellant: "La masa del propelente debe ser menor que la masa total.",
  missionSafety: "La seguridad pasiva necesita una esfera de exclusión.",
  missionSlotDraw: "Una posición geoestacionaria está fija sobre la Tierra, así que su órbita no se puede girar.",
  missionNearest: "La distancia mayor debe superar a la menor.",
  missionDate: "Introduzca una fecha y hora entre 1950 y 2050.",
  missionImageTarget: "Un punto de referencia no se puede grabar: el objetivo debe ser una nave.",
  missionInstruments: "El objetivo necesita este instrumento.",
  missionInjectTime:
    "Con cualquier inicio aleatorio, cada suceso debe ocurrir después de 1 s y antes del límite de tiempo.",
};
