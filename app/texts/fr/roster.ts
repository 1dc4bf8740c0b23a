import type { roster as english } from "../en/roster";
import type { Translation } from "../translation";
import { list, number, plural } from "../format";
import { rich } from "../rich";

export const roster: Translation<typeof english> = {
  pageTitle: "Importer une liste",
  instructorsImport: "Les instructeurs peuvent importer des listes de participants dans leurs propres cours",
  instructorsImportHint:
    "Ils peuvent ajouter des élèves à cette organisation, jusqu'à sa limite d'utilisateurs, et annuler une importation pendant 7 jours.",
  peopleAdded: "Personnes ajoutées",
  newPeople: "Nouvelles personnes",
  knownUnchanged: "Existantes, inchangées",
  rowsWithErrors: "Lignes avec erreurs",
  freeSeats: "Places libres",
  leftAloneTitle: ({ leftAlone }) => `Non annulées : ${number(leftAlone)}`,
  takeBackInterrupted:
    "L'annulation de cette importation a été interrompue. Choisissez Annuler l'importation pour la terminer.",
  noRows: "Aucune ligne",
  importInterrupted: ({ doneTo }) =>
    `L'importation a été interrompue après la ligne ${number(doneTo)}. Importez à nouveau pour continuer à la ligne suivante.`,
  nothingToImport: "Ce fichier n'a rien à importer.",
  nothingChangedYet:
    "Rien n'a encore été modifié. Les lignes avec erreurs seront ignorées ; toutes les autres seront importées.",
  chooseAnotherFile: "Choisir un autre fichier",
  row: "Ligne",
  importing: "Importation...",
  imported: "Liste importée",
  downloadReport: "Télécharger le rapport",
  reportHint: "Contient un code à usage unique pour chaque nouvel utilisateur",
  rowsLabel: "Lignes du fichier",
  outcome: "Résultat",
  whatHappens: "Ce qui se passe",
  takenBack: "Annulée.",
  leftAlone: ({ leftAlone }) => `Non annulée : ${leftAlone}`,
  systemAdmin: "Admin. système",
  newSystemAdministrators: ({ admins }) =>
    plural(admins, { one: "# nouvel administrateur système", other: "# nouveaux administrateurs système" }),
  adminsHint:
    "Les administrateurs système peuvent tout voir et tout modifier dans toutes les organisations. Cochez la case de chaque personne qui doit le devenir.",
  makeAdmin: ({ username }) => `Nommer ${username} administrateur système`,
  emailAndRow: ({ email, position }) => `${email}, ligne ${position}`,
  movesTitle: ({ people }) =>
    plural(people, {
      one: "# élève est dans une autre classe en cours",
      other: "# élèves sont dans une autre classe en cours",
    }),
  movesHint: "Si vous importez la liste, leur jeu et leurs résultats passent dans la classe qu'ils rejoignent.",
  movesRequired: "Cochez la case pour les déplacer, ou retirez leurs lignes du fichier.",
  moveThem: "Les déplacer dans la classe qu'ils rejoignent",
  andMore: ({ more }) => `et ${number(more)} de plus`,
  instructors: "Instructeurs",
  importTitle: "Importer une liste de participants",
  takenBackTitle: "Importation annulée",
  importedTitle: "Liste importée",
  columnsUncertain:
    "Nous n'avons pas pu identifier toutes les colonnes de ce fichier. Choisissez la colonne du nom d'utilisateur et celle de l'e-mail, et indiquez ce que contiennent les autres. Rien n'a encore été modifié.",
  checkFile: "Vérifier le fichier",
  checking: "Vérification...",
  columnWithoutName: ({ place }) => `Colonne ${place} (sans nom)`,
  emptyColumn: "Vide",
  notUsed: "Ne pas importer",
  rowsShown: "Filtrer les lignes",
  allRows: ({ all }) => `Toutes les lignes (${number(all)})`,
  errors: ({ errors }) => `Erreurs (${number(errors)})`,
  importRunning: "Cette liste est en cours d'importation. L'importation continue si vous quittez cette page.",
  takeBackRunning: "Cette importation est en cours d'annulation. L'annulation continue si vous quittez cette page.",
  refresh: "Actualiser",
  openTakeBack: "Annuler l'importation…",
  takeBackPeriod: ({ takeBackDays }) =>
    plural(takeBackDays, {
      one: "Vous êtes la seule personne à pouvoir annuler cette importation, pendant # jour.",
      other: "Vous êtes la seule personne à pouvoir annuler cette importation, pendant # jours.",
    }),
  takeBackTitle: ({ fileName }) => `Annuler l'importation de ${fileName} ?`,
  takeBack: "Annuler l'importation",
  takingBack: "Annulation...",
  tookBack: "Importation annulée",
  organizationHint: "Les nouvelles personnes rejoignent cette organisation, et le fichier peut nommer ses cours.",
  csvFile: "Fichier CSV",
  csvFileHint: ({ maxRows }) => `2 Mo et ${number(maxRows)} lignes au maximum.`,
  fileFormatTitle: "Format du fichier",
  rowsOfFile:
    "Chaque ligne du fichier est une ligne de la liste. Si une ligne est illisible, par exemple à cause d'un guillemet en trop, nous indiquons le problème et continuons avec la suivante.",
  downloadTemplate: "Télécharger un modèle",
  takeBackDeletes: ({ added }) =>
    plural(added, {
      one: "# utilisateur ajouté par cette importation sera supprimé, sauf s'il a des tentatives.",
      other: "Les # utilisateurs ajoutés par cette importation seront supprimés, sauf ceux qui ont des tentatives.",
    }),
  takeBackUnenrols:
    "Les utilisateurs existants quittent les cours qu'ils ont rejoints par cette importation, sauf s'ils y ont joué depuis.",
  takeBackLists: "Vous verrez ensuite qui reste et pourquoi. Cette action est irréversible.",
  courseOfFile: ({ course, ownOnly, organizationName }) =>
    ownOnly
      ? rich`Toutes les personnes du fichier rejoignent ${course}, sauf si leur ligne nomme un autre de vos cours dans ${organizationName}.`
      : rich`Toutes les personnes du fichier rejoignent ${course}, sauf si leur ligne nomme un autre cours de ${organizationName}.`,
  columnsOfFile: ({ columns, ownOnly }) =>
    ownOnly
      ? rich`La première ligne nomme les colonnes, dans un ordre quelconque : ${columns}. Seuls userName et email sont obligatoires. Toutes les nouvelles personnes deviennent des élèves, et un cours est indiqué par son nom. D'autres noms de colonnes courants, comme E-Mail Address, Login ou Given name, fonctionnent aussi. Si l'un d'eux n'est pas clair, nous vous poserons la question.`
      : rich`La première ligne nomme les colonnes, dans un ordre quelconque : ${columns}. Seuls userName et email sont obligatoires. Un rôle vide signifie User, et un cours est indiqué par son nom. D'autres noms de colonnes courants, comme E-Mail Address, Login ou Given name, fonctionnent aussi. Si l'un d'eux n'est pas clair, nous vous poserons la question.`,
  passwordsOfFile: ({ sendsMail }) =>
    sendsMail
      ? "Les mots de passe ne sont pas importés. Les nouvelles personnes reçoivent un e-mail avec un lien pour en choisir un, et le rapport contient un code à usage unique pour chacune. Les comptes qui ont déjà ce nom d'utilisateur ou cet e-mail restent inchangés."
      : "Les mots de passe ne sont pas importés. Ce serveur n'envoie pas d'e-mails : le rapport contient donc, pour chaque nouvelle personne, un code à usage unique à transmettre. Les comptes qui ont déjà ce nom d'utilisateur ou cet e-mail restent inchangés.",
  seatsLacking: ({ organizationName, free, limit, added, lacking }) =>
    `${organizationName} a ${plural(free, { one: "# place libre", other: "# places libres" })} (limite d'utilisateurs : ${number(limit)}), mais ce fichier ajoute ${plural(added, { one: "# personne", other: "# personnes" })}. ${plural(lacking, { one: "# personne ne peut pas être ajoutée.", other: "# personnes ne peuvent pas être ajoutées." })} Désactivez des utilisateurs ou faites augmenter la limite, puis vérifiez à nouveau le fichier.`,
  joinedCourses: ({ courses }) => (courses > 1 ? "Ont rejoint des cours" : "Ont rejoint le cours"),
  toJoinCourses: ({ courses }) => (courses > 1 ? "Rejoindront des cours" : "Rejoindront le cours"),
  outcomeOf: ({ outcome }) =>
    ({ New: "Nouveau", Enrol: "Rejoint le cours", Known: "Inchangé", Error: "Erreur" })[outcome],
  ignoredColumns: ({ columns }) =>
    plural(columns.length, {
      one: `Cette colonne n'est pas importée : ${list(columns)}.`,
      other: `Ces colonnes ne sont pas importées : ${list(columns)}.`,
    }),
  organizationOf: ({ organizationName }) =>
    organizationName ? `Organisation : ${organizationName}.` : "Aucune organisation.",
  courseForRows: ({ courseName }) => `Cours : ${courseName}, sauf si une ligne en nomme un autre.`,
  importRows: ({ rows }) => plural(rows, { one: "Importer # ligne", other: "Importer # lignes" }),
  purpose:
    "Ajoutez de nombreuses personnes à la fois et inscrivez-les à des cours. Vous verrez ce qui va se passer avant toute modification.",
  reportFileName: ({ fileName }) => `Rapport de ${fileName}.csv`,
  rosterPermission: ({ allowed }) =>
    allowed
      ? "Les instructeurs peuvent désormais importer des listes de participants."
      : "Les instructeurs ne peuvent plus importer de listes de participants.",
  csvFileRequired: "Choisissez un fichier CSV.",
  fieldLabel: ({ field }) =>
    ({
      username: "Nom d'utilisateur",
      email: "E-mail",
      firstName: "Prénom",
      lastName: "Nom",
      rankTitle: "Grade/titre",
      role: "Rôle",
      course: "Cours",
    })[field],
  added: ({ people }) =>
    people === 0
      ? "Personne n'a été ajouté."
      : plural(people, { one: "# personne a été ajoutée.", other: "# personnes ont été ajoutées." }),
  joined: ({ people, course }) =>
    course === null
      ? plural(people, {
          one: "# personne a rejoint un cours supprimé depuis.",
          other: "# personnes ont rejoint un cours supprimé depuis.",
        })
      : plural(people, {
          one: `# personne a rejoint « ${course} ».`,
          other: `# personnes ont rejoint « ${course} ».`,
        }),
  joinedOthers: ({ people, courses }) =>
    plural(people, {
      one: `# personne a rejoint ${plural(courses, { one: "# autre cours", other: "# autres cours" })}.`,
      other: `# personnes ont rejoint ${plural(courses, { one: "# autre cours", other: "# autres cours" })}.`,
    }),
  changedNothing: ({ rows }) => plural(rows, { one: "# ligne n'a rien changé.", other: "# lignes n'ont rien changé." }),
  leftOut: ({ rows }) => plural(rows, { one: "# ligne a été ignorée.", other: "# lignes ont été ignorées." }),
  deleted: ({ users }) =>
    plural(users, { one: "# utilisateur a été supprimé.", other: "# utilisateurs ont été supprimés." }),
  leftAsTheyAre: ({ rows }) =>
    plural(rows, { one: "# ligne n'a pas été annulée.", other: "# lignes n'ont pas été annulées." }),
  exampleCourse: "Mécanique orbitale 101",
};
