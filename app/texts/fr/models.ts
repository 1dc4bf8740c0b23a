import type { models as english } from "../en/models";
import type { Translation } from "../translation";
import { rich } from "../rich";

export const models: Translation<typeof english> = {
  pageTitle: "Modèles du simulateur",
  heading: "Modèles du simulateur",
  introduction: ({ command }) =>
    rich`Ce que calcule le simulateur, comparé à des valeurs publiées indépendamment. Nos valeurs sont calculées par le code même qui calcule et note les vols, à chaque ouverture de cette page. Pour reproduire ce calcul, lancez ${command} dans le code source.`,
  limitsTitle: "Ce que les modèles négligent",
  picturesTitle: "Images",
  pictures:
    "La Terre de jour et de nuit : NASA Earth Observatory. Nuages et eau : Tom Patterson, Natural Earth III. Toutes sont dans le domaine public. Étoiles : catalogue XHIP (Anderson et Francis 2012), de d3-celestial. La NASA ne cautionne pas ce produit.",
  toSimulator: "Ouvrir le simulateur",
  quantity: "Grandeur",
  ours: "Notre valeur",
  independent: "Valeur indépendante",
  error: "Écart",
  sourceAndTest: "Source, et test qui la vérifie",
  source: "Source",
};
