import type { studentVisibility as english } from "../en/studentVisibility";
import type { Translation } from "../translation";

export const studentVisibility: Translation<typeof english> = {
  saved: "Enregistré. Les élèves verront la modification à leur prochaine visite.",
  title: "Visibilité pour les élèves",
  purpose:
    "Dans Mes résultats, les élèves voient leur propre progression, leurs notes, leurs tentatives et leurs réponses, mais aucun autre nom.",
  median: "Médiane de la classe à côté de chaque note",
  medianHint: "Pour les scénarios joués par au moins cinq élèves.",
  answers: "Bonnes réponses et explications des quiz",
  answersHint:
    "Affichées lorsque les règles de quiz du cours le permettent. Si cette option est désactivée, elles ne le sont jamais.",
  saving: "Enregistrement...",
  tabTitle: "Visibilité pour les élèves",
};
