import type { pageParts as english } from "../en/pageParts";
import type { Translation } from "../translation";
import { number, plural } from "../format";

export const pageParts: Translation<typeof english> = {
  timesInUtc: "Les heures sont en UTC.",
  instructorArea: "← Espace instructeur",
  noOrganization: "Aucune organisation",
  runFailed: "Échec de la requête. Le serveur est-il arrêté ?",
  rowsDone: ({ done, total }) =>
    plural(total, { one: `${number(done)} sur # ligne`, other: `${number(done)} sur # lignes` }),
  usersDone: ({ done, total }) =>
    plural(total, { one: `${number(done)} sur # utilisateur`, other: `${number(done)} sur # utilisateurs` }),
  recentlyDeleted: "Supprimés récemment",
  sidebar: ({ name }) => `Barre latérale ${name}`,
  unknownError: "Une erreur inconnue est survenue",
};
