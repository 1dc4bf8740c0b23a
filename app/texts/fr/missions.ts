import type { missions as english } from "../en/missions";
import type { Translation } from "../translation";

export const missions: Translation<typeof english> = {
  notOwn: "Seul son auteur peut modifier une mission. Copiez-la pour en faire la vôtre.",
  tooLarge: ({ kilobytes }) => `Une mission peut faire jusqu'à ${kilobytes} ko.`,
  tooMany: ({ max }) => `Vous avez ${max} missions. Supprimez-en une avant d'en ajouter.`,
  changedElsewhere: "Cette mission a été modifiée dans une autre fenêtre. Rouvrez-la avant d'enregistrer.",
  cannotBeFlown:
    "Le serveur n'a pas pu faire ce vol : l'engin sort de ce que couvre la simulation. Vérifiez orbites, masse et poussées.",
  changedSince: "La mission a changé depuis ce vol. Refaites le vol d'essai.",
  notReached: "Ce vol n'atteint pas l'objectif : il ne montre pas que la mission est réalisable.",
  needsBurn: "L'objectif est atteint sans poussée. Rendez-le plus difficile, puis refaites le vol d'essai.",
  notFlown:
    "Personne n'a encore montré que cette mission est réalisable. Faites un vol d'essai jusqu'à l'objectif, puis partagez-la.",
  noReferenceToPublish:
    "Personne n'a encore montré que cette mission est réalisable. Faites un vol d'essai jusqu'à l'objectif, puis publiez-la.",
  shortTitleRequired: "Écrivez un titre court de 30 caractères au plus.",
  notMissionFile:
    "Ce n'est pas un fichier de mission. Collez le JSON tel qu'il a été téléchargé, avec son titre et son document.",
  noOpenFlight: "Ce vol a déjà été remis, ou la mission a changé. Commencez un nouveau vol.",
  withdrawn:
    "L'auteur a modifié cette mission ou ne la partage plus : elle ne peut pas être volée pour l'instant. Vous la retrouverez sous Missions dès qu'elle sera de nouveau partagée.",
};
