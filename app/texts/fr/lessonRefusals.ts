import type { lessonRefusals as english } from "../en/lessonRefusals";
import type { Translation } from "../translation";

export const lessonRefusals: Translation<typeof english> = {
  noSuchUser: ({ username }) => `L'utilisateur « ${username} » n'existe pas.`,
  titleRequired: "Donnez un titre à la leçon.",
  campaignRequired: "Choisissez une campagne.",
  scenarioExists: ({ key }) => `Le programme contient déjà un scénario « ${key} ».`,
  lessonInWork: ({ key }) => `Quelqu'un rédige déjà une leçon « ${key} ».`,
  tooLong: "Une leçon peut contenir 2 millions de caractères au maximum.",
  savedMeanwhile: ({ savedBy }) => `${savedBy} a enregistré cette leçon depuis que vous l'avez ouverte.`,
  notPublishable: "La leçon ne peut pas encore être publiée.",
  campaignGone: "La campagne de cette leçon n'est plus dans son programme.",
  fileNotPublishable: "Le fichier n'est pas une leçon publiable.",
  notJson: ({ why }) => `Ce n'est pas du JSON valide : ${why}`,
};
