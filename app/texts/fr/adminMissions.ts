import type { adminMissions as english } from "../en/adminMissions";
import { plural } from "../format";
import type { Translation } from "../translation";

export const adminMissions: Translation<typeof english> = {
  pageTitle: "Missions",
  subtitle: "Vos missions et celles partagées avec vos classes. Les administrateurs système voient tout.",
  searchLabel: "Rechercher des missions",
  noMissions: "Aucune mission trouvée",
  nothingFound: "Aucune mission ne correspond à votre recherche.",
  noMissionsHint: "Créez des missions dans le jeu, sous Missions, ou importez-en une ci-dessous.",
  listFailed: "Impossible de charger les missions",
  mission: "Mission",
  author: "Auteur",
  class: "Classe",
  reference: "Référence",
  results: "Résultats",
  changed: "Modifiée",
  notShared: "Non partagée",
  noReference: "Pas encore de vol d'essai",
  noResults: "Pas encore de vols",
  noResultsHint: "Personne de la classe n'a encore fait un vol de cette version.",
  flights: "Vols",
  lastFlown: "Dernier vol",
  timeLimit: "Limite de temps",
  openInGame: "Ouvrir dans le jeu",
  download: "Télécharger le JSON",
  importTitle: "Importer une mission",
  document: "JSON de la mission",
  documentHint:
    "Collez une mission téléchargée en JSON. La copie est à vous. Refaites le vol d'essai avant de la partager.",
  documentRequired: "Collez le JSON d'une mission.",
  imported: "Mission importée.",
  publishTitle: "Publier comme scénario noté",
  publishHint:
    "La mission et sa référence deviennent un brouillon dans la campagne. Les élèves la jouent à partir de départs différents dès que la version suivante du programme est publiée ; le serveur la note.",
  pointsHint: "Un multiple de 10. Les points de chaque partie s'y adaptent.",
  createDraft: "Créer le brouillon",
  scenario: "Scénario",
  changedInGame: "Modifiez la mission dans le jeu, puis recréez le brouillon sous le même titre.",
  versionNumber: ({ version }) => `Version ${version}`,
  cost: ({ deltaV, time }) => `${deltaV} m/s en ${time}`,
  resultsOf: ({ players, best }) =>
    plural(players, { one: `# élève, au mieux ${best} sur 100`, other: `# élèves, au mieux ${best} sur 100` }),
};
