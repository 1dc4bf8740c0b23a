import { plural } from "../format";
import { rich } from "../rich";
import type { teachers as english } from "../en/teachers";
import type { Translation } from "../translation";

export const teachers: Translation<typeof english> = {
  title: "Équipe enseignante",
  intro:
    "Les co-instructeurs peuvent faire tout ce que peut l'instructeur. Les assistants lisent le carnet de notes, commentent et décident des notes et des demandes. Ils ne peuvent ni modifier les membres, les classes, les règles ou les échéances, ni publier les notes, ni remettre les notes finales.",
  person: "Personne",
  reach: "Rôle dans ce cours",
  reachOf: ({ reach }) => ({ own: "Instructeur", teach: "Co-instructeur", assist: "Assistant" })[reach],
  added: "Ajout",
  addedBy: ({ date, by }) => `${date} par ${by}`,
  noAccess: "Sans accès",
  noAccessHint: "Ce compte est désactivé ou ne fait plus partie de l'équipe de l'organisation.",
  addTitle: "Ajouter une personne",
  choosePerson: "Choisir une personne",
  add: "Ajouter au cours",
  addHint: "Pour changer le rôle d'une personne, ajoutez-la de nouveau avec l'autre rôle.",
  nobodyToAdd: "Votre organisation n'a pas d'autre instructeur.",
  saved: ({ username, reach }) =>
    reach === "teach"
      ? `${username} fait maintenant partie des co-instructeurs de ce cours.`
      : `${username} fait maintenant partie des assistants de ce cours.`,
  remove: ({ username, hidden }) => rich`Retirer${hidden(` ${username}`)}`,
  removed: ({ username }) => `${username} n'enseigne plus dans ce cours.`,
  instructorHint: "L'instructeur reste. Un administrateur système peut confier le cours à une autre personne.",
  open: "Voir l'équipe",
  count: ({ people }) =>
    plural(people, { one: "# personne enseigne dans ce cours.", other: "# personnes enseignent dans ce cours." }),
  personRequired: "Choisissez une personne.",
  reachRequired: "Choisissez co-instructeur ou assistant.",
  notStaff: "Choisissez une personne de l'équipe de l'organisation du cours.",
  isInstructor: "Cette personne est déjà l'instructeur du cours.",
  instructorStays:
    "L'instructeur ne peut pas être retiré. Un administrateur système peut confier le cours à une autre personne.",
  tooMany: ({ max }) =>
    `Un cours peut avoir jusqu'à ${max} co-instructeurs et assistants. Retirez d'abord une personne.`,
};
