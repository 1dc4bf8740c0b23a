import type { curriculumRefusals as english } from "../en/curriculumRefusals";
import type { Translation } from "../translation";
import { plural } from "../format";

export const curriculumRefusals: Translation<typeof english> = {
  notUtf8: "Le fichier n'est pas un texte UTF-8.",
  tooLarge: ({ megabytes }) => `Un programme ne doit pas dépasser ${megabytes} Mo.`,
  notJson: "Ce n'est pas du JSON valide.",
  tooDeep: "Le document a trop de niveaux d'imbrication.",
  documentEmpty: "Le document est vide.",
  notJsonAt: ({ fault, byte, line, column }) =>
    `Ce n'est pas du JSON valide : ${
      {
        colonExpected: "il manque un deux-points",
        commaExpected: "il manque une virgule",
        braceExpected: "il manque une accolade fermante",
        bracketExpected: "il manque un crochet fermant",
        nameExpected: "il manque un nom entre guillemets",
        valueExpected: "il manque une valeur",
        endExpected: "le texte devrait s'arrêter ici",
        quoteExpected: "il manque un guillemet fermant",
        unreadable: "le texte est illisible",
      }[fault]
    } à l'octet ${byte} (ligne ${line}, colonne ${column}).`,
  nameTwice: ({ name }) => `« ${name} » figure deux fois dans cet objet.`,
  furtherMistakes: ({ further }) =>
    plural(further, { one: "Il y a # autre erreur.", other: "Il y a # autres erreurs." }),
  mistakes: ({ count }) =>
    plural(count, { one: "Il y a # erreur dans le document.", other: "Il y a # erreurs dans le document." }),
  keyOfRetired: ({ key }) =>
    `La clé « ${key} » appartient à un scénario d'une version antérieure, absent de cette version. Utilisez une autre clé.`,
  idChanged: ({ key, ofKey }) => `Le scénario « ${key} » a l'id ${ofKey}, et un id ne change jamais.`,
  idTaken: ({ key }) => `L'id obtenu à partir de la clé « ${key} » appartient à un autre scénario. Ajoutez un id.`,
  otherCurriculum: ({ key }) => `Ce document est un autre programme, « ${key} ».`,
  publishedMeanwhile: ({ replaces }) =>
    `La version ${replaces} a été publiée entre-temps. Vérifiez à nouveau les modifications.`,
  versionTooLow: ({ version }) => `version doit être supérieur à ${version}, la version publiée.`,
  idOfOtherCurriculum: ({ curriculum }) => `Cet id appartient à un scénario du programme « ${curriculum} ».`,
  mistakeAt: ({ place, mistake }) => `${place} : ${mistake}`,
  mistakeInLine: ({ mistake, line }) => `${mistake} (ligne ${line})`,
};
