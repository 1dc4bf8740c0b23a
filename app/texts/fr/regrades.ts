import { number } from "../format";
import type { regrades as english } from "../en/regrades";
import type { Translation } from "../translation";

export const regrades: Translation<typeof english> = {
  title: "Réévaluer la question",
  link: "Réévaluer",
  linkLabel: ({ label }) => `Réévaluer ${label}`,
  purpose:
    "Le nouveau corrigé vaut seulement pour cette session, et aussi pour les tentatives qui arrivent plus tard. Les classements ne changent pas.",
  rightAnswers: "Bonnes réponses",
  oneOf: "Une seule de ces réponses suffit pour obtenir les points.",
  allOf: "Seules ces réponses, toutes ensemble, donnent les points.",
  points: "Points pour cette question",
  leaveOut: "Ne pas compter cette question : elle ne donne pas de points et le maximum diminue",
  neverLower: "Jamais moins : les tentatives qui auraient une plus petite part des points gardent les leurs",
  curriculumKey: ({ answers, points }) =>
    `Le programme a maintenant un autre corrigé pour cette question : ${answers} (points : ${points}).`,
  useCurriculumKey: "Utiliser ce corrigé",
  preview: "Aperçu",
  effect: ({ changed, attempts }) => `Tentatives avec de nouveaux points : ${number(changed)} sur ${number(attempts)}.`,
  students: ({ gain, lose, letters }) =>
    `Étudiants qui gagnent : ${number(gain)}. Étudiants qui perdent : ${number(lose)}. Lettres qui changent : ${number(letters)}.`,
  noGradeChanges: "Aucune note ne change.",
  changesLabel: "Notes qui changent",
  before: "Avant",
  after: "Après",
  moreStudents: ({ others }) => `Seuls les premiers sont affichés. Autres : ${number(others)}.`,
  reasonHint: "Les étudiants dont les points changent peuvent lire cette raison.",
  notifies: "Envoyer un e-mail aux étudiants dont la note change",
  apply: "Réévaluer la question",
  done: ({ changed }) => `Question réévaluée. Tentatives avec de nouveaux points : ${number(changed)}.`,
  undoneToast: ({ changed }) => `Réévaluation annulée. Tentatives avec de nouveaux points : ${number(changed)}.`,
  history: "Réévaluations de ce quiz",
  entry: ({ by, question }) => `${by} a réévalué « ${question} »`,
  entryRight: ({ answers }) => `Bonnes réponses : ${answers}`,
  entryPoints: ({ points }) => `Points : ${points}`,
  entryLeftOut: "Non comptée",
  entryNeverLower: "Jamais moins",
  changedAttempts: ({ attempts }) => `Tentatives avec de nouveaux points : ${number(attempts)}`,
  undoLabel: ({ question }) => `Annuler la réévaluation de « ${question} »`,
  mailSubject: ({ scenarioTitle }) => `Nouvelle note dans ${scenarioTitle}`,
  mailText: ({ scenarioTitle, courseName, from, to }) =>
    `Une question de ${scenarioTitle} (${courseName}) a été réévaluée. Votre note passe de ${from} à ${to}. Votre formateur écrit :`,
  wasRecorded: ({ points }) => `Réévaluée, avant ${points}`,
  tooMany: ({ max }) => `Ce quiz a déjà ${max} réévaluations, ce qui est la limite. Annulez-en d’abord une.`,
  regradedMeanwhile: "Quelqu’un d’autre a réévalué ce quiz entre-temps. Regardez le nouvel aperçu, puis réessayez.",
  alreadyUndone: "Cette réévaluation a déjà été annulée.",
  rightRequired: "Choisissez au moins une bonne réponse.",
  nothingChanged: "Choisissez d’autres bonnes réponses ou d’autres points, ou ne comptez pas la question.",
  pointsRequired:
    "Cette question ne donne pas de points pour le moment. Saisissez les points qu’elle doit donner, ou ne la comptez pas.",
  askedTwice: "Ce quiz pose deux questions avec ce texte ; elles ne peuvent donc pas être réévaluées séparément.",
  pointsBetween: ({ most }) => `Saisissez un nombre de 0,01 à ${most}, avec deux décimales au plus.`,
};
