import type { sandboxes as english } from "../en/sandboxes";
import type { Translation } from "../translation";
import { plural } from "../format";
import { rich } from "../rich";

export const sandboxes: Translation<typeof english> = {
  deleteSandbox: "Supprimer le bac à sable ?",
  sandboxDeleted: "Bac à sable supprimé.",
  pageTitle: "Bacs à sable",
  searchLabel: "Rechercher des bacs à sable",
  openGame: "Ouvrir le jeu",
  useLabel: "Utilisation",
  sortBy: "Trier par",
  descending: ", ordre décroissant",
  ascending: ", ordre croissant",
  usedOnce: "Utilisé une fois",
  deleteQuestion: ({ title }) =>
    `Cette action est irréversible. Voulez-vous vraiment supprimer « ${title} » pour tous les utilisateurs ?`,
  noOwner: "Sans propriétaire",
  noSandboxes: "Aucun bac à sable",
  nothingFound: "Aucun bac à sable ne correspond à votre recherche.",
  noSandboxesHint: "Les bacs à sable que les utilisateurs enregistrent dans le jeu s'affichent ici.",
  downloadHint: "Télécharger dans un format compatible avec la version de bureau.",
  listFailed: "Échec du chargement des bacs à sable",
  deleteFailed: "Échec de la suppression du bac à sable",
  downloadFailed: "Échec du téléchargement du bac à sable",
  created: ({ time }) => `Créé le ${time}`,
  modified: ({ time }) => `Modifié le ${time}`,
  accessed: ({ time }) => `Consulté le ${time}`,
  accessCount: ({ count }) => plural(count, { one: "Consulté # fois", other: "Consulté # fois" }),
  downloadSandbox: ({ title }) => rich`Télécharger${title}`,
  deleteNamed: ({ title }) => rich`Supprimer${title}`,
  sortByAccess: "Dernière consultation",
  owner: "Propriétaire",
  sortByCreation: "Création",
  sortByModification: "Modification",
  sortByCount: "Nombre de consultations",
  fileName: ({ title, id }) => `${title} ${id}.json`,
};
