import { number } from "../format";
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
      ["checks", "vérification"],
      ["options", "option"],
      ["dials", "nombre"],
      ["wrong", "explication"],
      ["hints", "indice"],
      ["message", "ligne"],
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
      ["below", "distance"],
      ["minutes", "minutes"],
      ["spacecraft", "numéro de l'engin"],
      ["otherSpacecraft", "autre engin"],
      ["quantity", "grandeur"],
    ]);
    return names.get(field) ?? field;
  },
  addMissing: ({ field, isNumber }) => {
    const missing = new Map([
      ["text", "Ajoutez un texte."],
      ["title", "Ajoutez un titre."],
      ["shortTitle", "Ajoutez un titre court."],
      ["hint", "Ajoutez un indice."],
      ["name", "Ajoutez un nom."],
      ["alt", "Ajoutez une description."],
      ["explanation", "Ajoutez une explication."],
    ]);
    return missing.get(field) ?? (isNumber ? "Ajoutez un nombre." : "Ajoutez une valeur.");
  },
  writeNumber: "Saisissez un nombre.",
  writePositive: "Saisissez 0 ou plus.",
  writeAtLeast: ({ least }) => `Saisissez ${least} ou plus.`,
  writeAtMost: ({ most }) => `Saisissez ${most} ou moins.`,
  writeMoreThan: ({ less }) => `Saisissez plus de ${less}.`,
  shorten: ({ most }) => `Raccourcissez ce texte à ${most} caractères.`,
  addSecondAnswer: "Ajoutez une deuxième réponse.",
  markRightAnswer: "Cochez une réponse exacte, ou mettez 0 point pour un sondage.",
  sameAnswer: "Une autre réponse a le même texte.",
  addTask: "Ajoutez une tâche ou une question, car la lecture seule ne suffit pas pour réussir.",
  pointsDiffer: ({ sum, most }) => `Les tâches donnent ${sum} points au total, mais la leçon en donne ${most}.`,
  writePoints: "Indiquez combien de points donne la leçon.",
  notDetails: "Ce n’est pas du JSON valide, ou il contient un champ qu’une tâche n’a pas ici.",
  chooseOfList: "Choisissez un élément de la liste.",
  paragraph: ({ name, place }) => `${name}, paragraphe ${place}`,
  textShownAsTyped: ({ place, mark, max }) => {
    const reasons = {
      heading: "Les titres ne sont pas pris en charge.",
      picture: "Les images dans les textes ne sont pas prises en charge. Ajoutez une image à l'étape.",
      html: "Le HTML n'est pas pris en charge.",
      code: "Le code n'est pas pris en charge.",
      quote: "Les citations ne sont pas prises en charge.",
      table: "Les tableaux ne sont pas pris en charge.",
      listEntry: "Les éléments de liste commencent par « - » ou « 1. ».",
      emphasis: "Pour le gras, utilisez deux astérisques : **ainsi**. L'italique n'est pas pris en charge.",
      link: "Seuls les liens https:// et mailto: sont pris en charge.",
      tooLong: `La mise en forme fonctionne dans les étapes de ${number(max)} caractères au maximum.`,
    };
    return `${place} : ${reasons[mark]} Le texte est affiché tel que saisi.`;
  },
  stepName: ({ place }) => `Étape ${place}`,
  stepHint: ({ place }) => `Étape ${place}, indice`,
  questionExplanation: ({ place }) => `Question ${place}, explication`,
};
