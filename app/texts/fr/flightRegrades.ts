import { number } from "../format";
import type { flightRegrades as english } from "../en/flightRegrades";
import type { Translation } from "../translation";

/** The flights of a class, flown again. */
export const flightRegrades: Translation<typeof english> = {
  title: "Refaire les vols",
  purpose:
    "Refait chaque vol de cette classe à partir de son journal, avec le modèle actuel et la version la plus récente du scénario. Cela ne vaut que pour cette classe, et aussi pour les vols qui arrivent plus tard. Les classements restent tels quels.",
  fly: "Refaire les vols et voir l’aperçu",
  more: "Continuer",
  progress: ({ flown, flights }) => `Vols refaits : ${number(flown)} sur ${number(flights)}.`,
  neverLower: "Jamais moins : les vols qui obtiendraient une plus petite part des points gardent les leurs",
  unflyable: "Ceux-ci ne peuvent pas être refaits et gardent leurs points :",
  none: "Aucun vol n’est encore arrivé dans cette classe.",
  unchanged: "Rien à changer : aucun vol n’obtiendrait d’autres points.",
  apply: "Utiliser ces points",
  history: "Vols refaits",
  entry: ({ by }) => `${by} a fait refaire les vols`,
  model: ({ model, most }) => `Modèle ${model}, maximum ${most}`,
  notFlownYet:
    "Des vols sont arrivés qui n’ont pas encore été refaits. Refaites-les, regardez le nouvel aperçu, puis réessayez.",
  done: ({ changed }) => `Vols refaits. Tentatives avec de nouveaux points : ${number(changed)}.`,
  mailText: ({ scenarioTitle, courseName, from, to }) =>
    `Vos vols dans ${scenarioTitle} (${courseName}) ont été refaits. Votre note est passée de ${from} à ${to}. Votre enseignant écrit :`,
  noLog: "Aucun journal enregistré",
  noStart: "Départ inconnu",
  noReference: "Aucun vol de référence n’atteint l’objectif",
  logRefused: "Le journal ne correspond pas aux règles actuelles",
  undoLabel: "Annuler les vols refaits",
};
