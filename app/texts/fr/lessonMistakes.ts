import type { lessonMistakes as english } from "../en/lessonMistakes";
import type { Translation } from "../translation";

export const lessonMistakes: Translation<typeof english> = {
  mistakeAt: ({ place, advice }) => `${place} : ${advice}`,
  entryName: ({ list, place }) => {
    const names = new Map([
      ["questions", "question"],
      ["answers", "réponse"],
      ["steps", "étape"],
      ["goal", "objectif"],
      ["orbits", "orbite"],
      ["formulas", "formule"],
      ["text", "paragraphe"],
      ["objectives", "objectif"],
      ["sources", "source"],
      ["readings", "valeur affichée"],
      ["moves", "déplacement"],
      ["draw", "nombre tiré"],
      ["figures", "nombre calculé"],
      ["compare", "comparaison"],
    ]);
    return `${names.get(list) ?? list} ${place}`;
  },
  fieldName: ({ field }) => {
    const names = new Map([
      ["maxScore", "points"],
      ["title", "titre"],
      ["text", "texte"],
      ["hint", "indice"],
      ["name", "nom"],
      ["explanation", "explication"],
      ["shortTitle", "titre court"],
      ["passShare", "part des points pour réussir"],
      ["alt", "description"],
      ["perigee", "périgée"],
      ["apogee", "apogée"],
      ["inclination", "inclinaison"],
      ["node", "nœud"],
      ["argumentOfPerigee", "argument du périgée"],
      ["trueAnomaly", "anomalie vraie"],
      ["quantity", "grandeur"],
    ]);
    return names.get(field) ?? field;
  },
  addMissing: ({ field, isNumber }) => {
    const missing = new Map([
      ["text", "ajoutez un texte"],
      ["title", "ajoutez un titre"],
      ["shortTitle", "ajoutez un titre court"],
      ["hint", "ajoutez un indice"],
      ["name", "ajoutez un nom"],
      ["alt", "ajoutez une description"],
      ["explanation", "ajoutez une explication"],
    ]);
    return missing.get(field) ?? (isNumber ? "ajoutez un nombre" : "ajoutez une valeur");
  },
  writeNumber: "saisissez un nombre",
  writePositive: "saisissez 0 ou plus",
  writeAtLeast: ({ least }) => `saisissez ${least} ou plus`,
  writeAtMost: ({ most }) => `saisissez ${most} ou moins`,
  writeMoreThan: ({ less }) => `saisissez plus de ${less}`,
  shorten: ({ most }) => `raccourcissez ce texte à ${most} caractères`,
  addSecondAnswer: "ajoutez une deuxième réponse",
  markRightAnswer: "cochez une réponse exacte, ou mettez 0 point pour un sondage",
  sameAnswer: "une autre réponse a le même texte",
  addTask: "ajoutez une tâche ou une question, car la lecture seule ne suffit pas pour réussir",
  pointsDiffer: ({ sum, most }) => `les tâches donnent ${sum} points au total, mais la leçon en donne ${most}`,
  writePoints: "indiquez combien de points donne la leçon",
  use: ({ use }) => `utilisez ${use}`,
  chooseOfList: "choisissez un élément de la liste",
  paragraph: ({ name, place }) => `${name}, paragraphe ${place}`,
  textShownAsTyped: ({ place, reason }) => `${place} : ${reason} ; le texte est affiché tel que saisi.`,
  stepName: ({ place }) => `Étape ${place}`,
  stepHint: ({ place }) => `Étape ${place}, indice`,
  questionExplanation: ({ place }) => `Question ${place}, explication`,
  noSuchStep: "Cette étape n'existe pas.",
  notAQuestion: "n'est pas une question.",
};
