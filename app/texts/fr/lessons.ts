import type { lessons as english } from "../en/lessons";
import type { Translation } from "../translation";
import { plural } from "../format";
import { rich } from "../rich";

export const lessons: Translation<typeof english> = {
  authors: "Auteurs",
  authorsHint:
    "Les administrateurs système peuvent toujours rédiger des leçons. Ajoutez ici d'autres utilisateurs, quel que soit leur rôle : ils peuvent ouvrir cette page et ses brouillons, et un administrateur système publie ce qu'ils écrivent.",
  addAuthor: "Ajouter un auteur",
  authorAdded: ({ username }) => `${username} peut désormais rédiger des leçons.`,
  authorRemoved: "Auteur retiré. Ses leçons sont conservées.",
  noLessonsHint: "Créez-en une ci-dessous, ou ouvrez une leçon publiée.",
  noLessons: "Aucune leçon",
  tableLabel: "Toutes les leçons",
  lesson: "Leçon",
  state: "État",
  saved: "Enregistrée le",
  savedBy: "Enregistrée par",
  mistakes: ({ mistakes }) => plural(mistakes, { one: "# erreur", other: "# erreurs" }),
  beginTitle: "Créer une leçon ou une tâche de bac à sable",
  begin: "Créer",
  openTitle: "Ouvrir une leçon ou une tâche publiée",
  open: "Ouvrir",
  chooseLesson: "Choisir une leçon",
  openHint: "Vos modifications deviennent un brouillon pour la prochaine version du programme.",
  importTitle: "Importer une leçon",
  import: "Importer",
  document: "JSON de la leçon",
  documentHint: "Au format d'une leçon exportée.",
  taughtIn: "Campagne",
  chooseCampaign: "Choisir une campagne",
  pageTitle: "Leçons",
  subtitle: "Leçons en cours de rédaction. Les élèves les auront avec la prochaine version de leur programme.",
  published: "Publiée",
  notAsPublished: "Modifications non publiées",
  notPublished: "Non publiée",
  authorNamedBy: ({ username, appointedBy, muted }) => rich`${username} ${muted(`ajouté par ${appointedBy}`)}`,
  takeBackFrom: ({ username, hidden }) => rich`Retirer${hidden(` ${username}`)}`,
  placeRequired: "Choisissez une campagne.",
  lessonRequired: "Choisissez une leçon.",
  documentRequired: "Collez le JSON d'une leçon.",
  competeCampaign: ({ title }) => `${title} (Compétition)`,
};
