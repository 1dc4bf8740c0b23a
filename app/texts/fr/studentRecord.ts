import type { studentRecord as english } from "../en/studentRecord";
import type { Translation } from "../translation";
import { plural } from "../format";
import { rich } from "../rich";

export const studentRecord: Translation<typeof english> = {
  grades: "Notes",
  closeAll: "Masquer les tentatives plus anciennes et les réponses",
  openAll: "Afficher toutes les tentatives et réponses",
  gradesIn: ({ title }) => `Notes dans ${title}`,
  scenario: "Scénario",
  grade: "Note",
  classMedian: "Médiane de la classe",
  attemptsLatestFirst: "Tentatives, récentes d'abord",
  medianPlot: ({ median, scenarioTitle, unseen }) =>
    rich`${median}${unseen(`, médiane de la classe dans ${scenarioTitle} : afficher le graphique`)}`,
  onlyLatest: "Seulement la dernière",
  countAttempt: "Compter la tentative",
  excludeAttempt: "Exclure la tentative",
  takeBackClaim: "Annuler l'acceptation",
  acceptClaim: "Accepter la déclaration",
  sandboxes: "Bacs à sable",
  noSandboxes: "Pas encore de bacs à sable.",
  sandboxUse: ({ accessCount, dateTime }) =>
    plural(accessCount, {
      one: `ouvert # fois, dernière modification le ${dateTime}`,
      other: `ouvert # fois, dernière modification le ${dateTime}`,
    }),
  signIns: "Connexions pendant la classe",
  noSignIns: "Aucune connexion pendant cette classe.",
  notes: "Remarques",
  noNotes: "Pas encore de remarques.",
  removeNote: ({ unseen }) => rich`Retirer${unseen(" cette remarque")}`,
  addNoteTitle: "Ajouter une remarque",
  newNote: "Nouvelle remarque",
  noteHint:
    "Enregistrée avec le cours. Toute personne ayant accès à ce carnet de notes peut la lire, mais pas l'élève.",
  addNote: "Ajouter",
  removeTitle: "Retirer la remarque ?",
  remove: "Retirer",
  handInFile: "Remettre un fichier",
  lastSignedIn: ({ relativeTime }) =>
    rich`Dernière connexion : ${relativeTime}. Pas encore de tentative dans cette classe.`,
  neverSignedIn: "Aucune connexion à ce jour.",
  previousStudent: "Élève précédent",
  nextStudent: "Élève suivant",
  scenariosPlayed: "scénarios joués",
  lastPlayed: "dernière partie",
  noteAdded: "Remarque ajoutée.",
  noteRemoved: "Remarque retirée.",
  played: ({ done, offered, average }) =>
    average === null
      ? plural(done, { one: `# joué sur ${offered}`, other: `# joués sur ${offered}` })
      : plural(done, {
          one: `# joué sur ${offered}, moyenne ${average}`,
          other: `# joués sur ${offered}, moyenne ${average}`,
        }),
  older: ({ attempts }) => plural(attempts, { one: "# plus ancienne", other: "# plus anciennes" }),
  changeAttempt: ({ points, dateTime }) => `Modifier ${points}, ${dateTime}`,
  counts: "compte",
  handedInLate: ({ began }) => (began === null ? "remise en retard" : `remise en retard, commencée le ${began}`),
  excludedBy: ({ by, reason }) => `exclue par ${by} : ${reason}`,
  acceptedBy: ({ by }) => `acceptée par ${by}`,
  deviceAttempts: ({ device, attempts, muted }) =>
    rich`${device}${muted(plural(attempts, { one: ", # tentative", other: ", # tentatives" }))}`,
  timeSpan: ({ from, to }) => `${from} à ${to}`,
  attempts: "tentatives",
  noteRequired: "Écrivez une remarque.",
  noteTooLong: ({ max }) => `La remarque doit contenir ${max} caractères au maximum.`,
  noteUnstorable: "La remarque contient un caractère qui ne peut pas être enregistré. Supprimez-le.",
  tooManyNotes: ({ max }) => `Cet élève a déjà ${max} remarques, soit le maximum. Retirez-en d'abord une.`,
};
