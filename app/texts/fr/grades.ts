import type { grades as english } from "../en/grades";
import type { Translation } from "../translation";
import { plural } from "../format";

export const grades: Translation<typeof english> = {
  average: "Moyenne",
  progress: "Progression",
  notStarted: "Non commencé",
  noStudents: "Aucun élève inscrit",
  retired: "Retiré",
  countOf: ({ count, all }) => `${count} sur ${all}`,
  reported: "déclarés par le jeu",
  excused: "Dispensé",
  decided: "décidé par un instructeur",
  decidedLegend: "† Décidé par un instructeur",
  reportedLegend: "* Déclarés par le jeu, non vérifiés par le serveur",
  never: "jamais",
  justNow: "à l'instant",
  hoursAgo: ({ hours }) => plural(hours, { one: "il y a # heure", other: "il y a # heures" }),
  daysAgo: ({ days }) => plural(days, { one: "il y a # jour", other: "il y a # jours" }),
  riskOfAverage: ({ average }) => `Moyenne ${average}`,
  riskOfBoth: ({ average, days }) =>
    plural(days, {
      one: `Moyenne ${average}, inactivité de # jour`,
      other: `Moyenne ${average}, inactivité de # jours`,
    }),
  riskOfIdle: ({ days }) => plural(days, { one: "Inactivité de # jour", other: "Inactivité de # jours" }),
  riskOfNoAttempt: ({ days }) =>
    plural(days, { one: "Aucune tentative en # jour", other: "Aucune tentative en # jours" }),
  notPlayed: "non joué",
  noCountedAttempt: "aucune tentative comptée",
  scenariosInOrder: "Scénarios dans l'ordre",
  pathLegend: "Barre : meilleure note. Trait : médiane de la classe. Pas de barre : aucune tentative comptée.",
  ownPathLegend: "Barre : meilleure note. Pas de barre : aucune tentative comptée.",
  pathNext: ({ scenarioTitle }) => `Suivant : ${scenarioTitle}.`,
  pathBar: ({ scenarioTitle, grade, median }) =>
    median === null ? `${scenarioTitle} : ${grade}` : `${scenarioTitle} : ${grade}, médiane de la classe ${median}`,
  verification: ({ checkedBy }) =>
    ({ server: "vérifiés", catalogue: "déclarés par le jeu", nobody: "déclarés par le jeu" })[checkedBy],
  verificationHint: ({ checkedBy }) =>
    ({
      server:
        "Le serveur a calculé ces points à partir des réponses, des tâches, du vol ou du bac à sable enregistrés.",
      catalogue:
        "Le jeu a déclaré ces points. Le serveur ne les a pas vérifiés, mais ils respectent les limites du scénario.",
      nobody: "Le jeu a déclaré ces points. Le serveur ne les a pas vérifiés.",
    })[checkedBy],
  uncounted: ({ kind }) =>
    ({ claim: "ne compte pas avant d'être acceptée", practice: "entraînement, ne compte pas" })[kind],
  uncountedNotice: ({ kind }) =>
    ({
      claim:
        "Le jeu a déclaré ces points sans preuve de la façon dont ils ont été obtenus. Ils ne comptent pas tant que vous ne les avez pas acceptés.",
      practice: "Cette tentative a été jouée en mode entraînement, qui ne compte pas.",
    })[kind],
  ownUncounted: ({ kind }) =>
    ({
      claim: "ne compte pas, sauf si votre instructeur l'accepte",
      practice: "entraînement, ne compte pas",
    })[kind],
  uncountedReason: ({ kind, isInClass }) =>
    kind === "practice"
      ? "Vous avez joué en mode entraînement, qui ne compte pas."
      : isInClass
        ? "Le jeu a déclaré ces points sans preuve de la façon dont ils ont été obtenus. Ils ne comptent pas, sauf si votre instructeur les accepte."
        : "Le jeu a déclaré ces points sans preuve de la façon dont ils ont été obtenus. Ils ne comptent pas.",
  answersClosed: ({ closure }) =>
    ({
      held: "Votre instructeur n'a pas encore publié les bonnes réponses.",
      claim: "Les bonnes réponses ne sont pas affichées pour des points déclarés par le jeu.",
      notShown: "Votre instructeur n'affiche pas les bonnes réponses.",
      otherClass: "Vous verrez les réponses quand vous aurez aussi terminé ce quiz dans votre autre classe.",
      classRuns: "Vous verrez les réponses après la fin de la classe.",
      attemptsLeft: "Vous verrez les réponses après votre dernière tentative, ou dès que vous aurez tous les points.",
    })[closure],
  inPages: "Tous les élèves, page par page",
  plotTitle: "Tentatives dans le temps",
  plotLegend: "En couleur : tentatives comptées",
  plotLabel: ({ points, first, last }) =>
    plural(points, {
      one: `# tentative entre le ${first} et le ${last}`,
      other: `# tentatives entre le ${first} et le ${last}`,
    }),
};
