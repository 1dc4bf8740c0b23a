import type { attempt as english } from "../en/attempt";
import type { Translation } from "../translation";
import { plural } from "../format";

export const attempt: Translation<typeof english> = {
  notTold: "inconnu (le jeu ne l'indique pas)",
  flownFor: "Temps de vol",
  signedInSince: ({ device, dateTime }) => `${device}, depuis le ${dateTime}`,
  signInUnknown: "plus enregistrée",
  copyId: "Copier l'ID de la tentative",
  factsTitle: "À propos de cette tentative",
  takeBack: "Annuler l'acceptation",
  acceptClaim: "Accepter la déclaration",
  countAttempt: "Compter la tentative",
  excludeAttempt: "Exclure la tentative",
  notPassed: "non réussie",
  practice: "entraînement, ne compte pas",
  doesntCount: "ne compte pas",
  notTheBest: "pas la meilleure",
  acceptedBy: ({ by }) => `acceptée par ${by}`,
  handedInLate: "remise en retard",
  excludedBy: ({ by, reason }) => `${by} a exclu cette tentative : ${reason}`,
  signsTitle: "À vérifier",
  sign: ({ reason }) => `À vérifier : ${reason}`,
  evidenceTitle: "Comment les points ont été obtenus",
  noEvidence: "Le jeu n'a envoyé que les points, sans indiquer comment ils ont été obtenus.",
  answers: "Réponses",
  excludedWhy: "Cette tentative est exclue. La meilleure des autres tentatives compte.",
  onlyAttempt: "C'est la seule tentative, elle compte donc.",
  bestIsThis: "Le meilleur score compte et, à égalité, le plus récent. Cette tentative compte.",
  bestIsOther: "Le meilleur score compte et, à égalité, le plus récent. Une autre tentative compte.",
  rivalsTitle: "Tentatives de cet élève pour ce scénario",
  counts: "compte",
  thisOne: "cette tentative",
  started: "Début",
  received: "Réception",
  took: "Durée",
  late: "Retard",
  startedBeforeEnd: ({ ended }) =>
    ended === null
      ? "Commencée pendant la classe, remise après sa fin."
      : `Commencée pendant la classe, remise après sa fin le ${ended}.`,
  client: "Client",
  signIn: "Connexion",
  attempt: "Tentative",
  points: "points",
  grade: "note",
  result: "résultat",
  passed: "réussie",
  excluded: "exclue",
  uncountedWhy: ({ hasOthers }) =>
    hasOthers
      ? "Cette tentative ne compte pas. La meilleure des autres tentatives compte."
      : "Cette tentative ne compte pas.",
  signQuick: ({ answered, seconds }) =>
    answered > 0
      ? plural(answered, {
          one: `# question traitée dans les ${seconds} s suivant le début.`,
          other: `# questions traitées dans les ${seconds} s suivant le début.`,
        })
      : `Points obtenus dans les ${seconds} s suivant le début.`,
  signSameAnswers: ({ names, wrong }) =>
    `Les mêmes réponses que ${names}, dont ${plural(wrong, { one: "# fausse", other: "# fausses" })}.`,
  signSameBurns: ({ names, burns, isDrawn }) =>
    isDrawn
      ? plural(burns, {
          one: `# poussée est identique à celle du vol de ${names}, alors que chaque départ donne un vol différent.`,
          other: `# poussées sont identiques à celles du vol de ${names}, alors que chaque départ donne un vol différent.`,
        })
      : plural(burns, {
          one: `# poussée est identique à celle du vol de ${names}.`,
          other: `# poussées sont identiques à celles du vol de ${names}.`,
        }),
  signStarts: ({ starts }) =>
    plural(starts, {
      one: "# départ inachevé avant cette tentative.",
      other: "# départs inachevés avant cette tentative.",
    }),
};
