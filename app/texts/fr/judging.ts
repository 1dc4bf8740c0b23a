import type { judging as english } from "../en/judging";
import type { Translation } from "../translation";

export const judging: Translation<typeof english> = {
  takeBackTitle: "Annuler l'acceptation ?",
  acceptTitle: "Accepter la déclaration ?",
  attemptIn: ({ score, maxScore, scenarioTitle, dateTime }) =>
    `${score}/${maxScore} dans ${scenarioTitle}, ${dateTime}`,
  acceptedBy: ({ by }) =>
    `${by} a accepté cette déclaration. Si vous annulez cette acceptation, la tentative reste dans la liste mais ne compte plus.`,
  acceptHint:
    "Le jeu a déclaré ces points, et le serveur ne peut pas les vérifier. Une fois acceptés, ils comptent comme toute autre tentative et restent signalés comme déclarés par le jeu.",
  takeBack: "Annuler l'acceptation",
  acceptClaim: "Accepter la déclaration",
  countTitle: "Compter la tentative ?",
  excludeTitle: "Exclure la tentative ?",
  excludedBy: ({ by, reason }) => `${by} a exclu cette tentative : ${reason}`,
  reason: "Raison",
  reasonHint:
    "La tentative reste dans la liste, et la meilleure des autres tentatives compte. L'élève peut lire cette raison.",
  countAttempt: "Compter la tentative",
  excludeAttempt: "Exclure la tentative",
  done: ({ intent }) =>
    ({
      aside: "Tentative exclue.",
      count: "La tentative n'est plus exclue.",
      accept: "Déclaration acceptée. Elle compte désormais.",
      takeBack: "Acceptation annulée. La déclaration ne compte plus.",
    })[intent],
  acceptReplaces: ({ claim, verified }) =>
    `Ceci remplace un score vérifié : ${claim}, qui n'a pas été vérifié, compte à la place de ${verified}.`,
  acceptKeeps: ({ verified }) => `Le score vérifié de ${verified} compte toujours, car il est au moins aussi bon.`,
  replaced: ({ verified }) => `Elle compte à la place du score vérifié de ${verified}.`,
  reasonRequired: "Indiquez pourquoi cette tentative ne compte pas.",
  reasonTooLong: ({ max }) => `La raison doit contenir ${max} caractères au maximum.`,
  reasonUnstorable: "La raison contient un caractère qui ne peut pas être enregistré. Supprimez-le.",
};
