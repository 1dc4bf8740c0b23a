import type { claims as english } from "../en/claims";
import type { Translation } from "../translation";
import { plural } from "../format";
import { rich } from "../rich";

export const claims: Translation<typeof english> = {
  takenBackCount: ({ takenBack }) =>
    plural(takenBack, {
      one: "Acceptation annulée. # déclaration ne compte plus.",
      other: "Acceptation annulée. # déclarations ne comptent plus.",
    }),
  acceptedToast: "Déclaration acceptée.",
  takenBackToast: "Acceptation annulée. La déclaration ne compte plus.",
  scenario: "Scénario",
  verifiedBest: "Meilleur score vérifié",
  received: "Réception",
  acceptedBy: ({ by }) => `acceptée par ${by}`,
  openAccept: ({ points, studentName, scenarioTitle, unseen }) =>
    rich`Accepter${"…"}${unseen(` ${points} de ${studentName} dans ${scenarioTitle}`)}`,
  takeBack: ({ points, studentName, scenarioTitle, unseen }) =>
    rich`Annuler${unseen(` l'acceptation de ${points}, ${studentName} dans ${scenarioTitle}`)}`,
  accept: ({ points, studentName, scenarioTitle, unseen }) =>
    rich`Accepter${unseen(` ${points} de ${studentName} dans ${scenarioTitle}`)}`,
  title: "Déclarations",
  purpose:
    "Les déclarations sont des points qu'un jeu a communiqués sans preuve de la façon dont ils ont été obtenus. Lorsque le serveur note, ces points ne comptent pas tant que vous ne les avez pas acceptés.",
  cut: ({ limit }) =>
    `Seules les ${limit} déclarations les plus anciennes sont affichées. Traitez-les pour voir les suivantes.`,
  waiting: "En attente",
  acceptAll: "Tout accepter",
  acceptAllHint: "« Tout accepter » ignore les élèves qui ont déjà des points vérifiés dans le même scénario.",
  noneHint: "Les nouvelles déclarations s'affichent ici lorsqu'un jeu communique des points sans preuve.",
  accepted: "Acceptées",
  takeBackAll: "Tout annuler",
  noneWaiting: "Aucune déclaration en attente",
  acceptedCount: ({ accepted, left }) =>
    left > 0
      ? plural(accepted, {
          one: `# déclaration acceptée, ${left} à traiter une par une.`,
          other: `# déclarations acceptées, ${left} à traiter une par une.`,
        })
      : plural(accepted, { one: "# déclaration acceptée.", other: "# déclarations acceptées." }),
  waitingLabel: "Déclarations en attente",
  acceptedLabel: "Déclarations acceptées",
  section: ({ title, claims }) => `${title} (${claims})`,
};
