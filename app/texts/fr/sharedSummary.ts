import type { sharedSummary as english } from "../en/sharedSummary";
import type { Translation } from "../translation";

export const sharedSummary: Translation<typeof english> = {
  readableUntil: ({ dateTime }) => `Toute personne disposant de ce lien peut lire ce bilan jusqu'au ${dateTime}.`,
  closedHint: "Il a peut-être expiré ou été retiré. Demandez-en un nouveau à la personne qui vous l'a envoyé.",
  closedTitle: "Ce lien de bilan ne fonctionne pas",
  pageTitle: "Bilan de la classe",
};
