import type { courses as english } from "../en/courses";
import type { Translation } from "../translation";
import { number, plural } from "../format";
import { rich } from "../rich";

export const courses: Translation<typeof english> = {
  scheduledClass: "Classe programmée",
  className: "Nom de la classe (facultatif)",
  classNameHint: "Laissez vide pour utiliser la date de début",
  startDate: "Date de début",
  optionalEndDate: "Date de fin (facultative)",
  noMembersYet:
    "Ce cours n'a pas encore de membres. Les élèves qui le rejoignent avec son code d'accès rejoignent aussi sa classe en cours.",
  startsWith: ({ memberCount }) =>
    plural(memberCount, {
      one: "La classe commence avec # membre du cours.",
      other: "La classe commence avec les # membres du cours.",
    }),
  scheduleStart: "Programmer le début",
  unschedule: "Retirer la programmation",
  startNow: "Démarrer",
  newClass: "Programmer/démarrer une classe",
  endClass: "Programmer la fin/terminer",
  startedOn: ({ date }) => `Démarrée le ${date}`,
  scheduledFor: ({ date }) => `Programmée pour le ${date}`,
  endedOn: ({ date }) => `Terminée le ${date}`,
  scheduledToEnd: ({ date }) => `Fin programmée le ${date}`,
  statusOf: ({ status }) =>
    ({ Scheduled: "Programmé", Active: "En cours", Ended: "Terminé", Inactive: "Inactif" })[status],
  changeStart: ({ hidden }) => rich`Modifier${hidden(" le début")}`,
  changeEnd: ({ hidden }) => rich`Modifier${hidden(" la fin")}`,
  endDate: "Date de fin",
  endDateHint: "Laissez vide pour retirer la fin programmée.",
  scheduleEnd: "Programmer la fin",
  endNow: "Terminer",
  resumeClass: "Reprendre la classe",
  resume: "Reprendre",
  reenableAccounts: "Réactiver les comptes des membres",
  reenableHint: ({ accounts }) =>
    accounts > 0
      ? plural(accounts, {
          one: "# compte a été désactivé à la fin de la classe.",
          other: "# comptes ont été désactivés à la fin de la classe.",
        })
      : "Il n'y a pas de comptes à réactiver.",
  resumes: ({ className }) =>
    className
      ? `La classe « ${className} » continue comme si elle ne s'était pas terminée, avec tous ses élèves.`
      : "La classe continue comme si elle ne s'était pas terminée, avec tous ses élèves.",
  changeInstructor: "Changer d'instructeur",
  instructor: "Instructeur",
  staffOf: ({ organizationName }) => `Équipe de ${organizationName}`,
  deletedContents: ({ classes, attempts, members }) =>
    `Seront supprimés : ${plural(classes, { one: "# classe", other: "# classes" })} avec toutes les notes, ${plural(attempts, { one: "# tentative", other: "# tentatives" })}, la liste de ${plural(members, { one: "# membre", other: "# membres" })} et le code d'accès.`,
  runningWarning: "Une classe est en cours.",
  membersStay: "Les comptes des membres sont conservés.",
  deleteCourse: "Supprimer le cours ?",
  confirmDelete: ({ name, days }) =>
    rich`Voulez-vous vraiment supprimer ${name} ? Vous pourrez le restaurer depuis Supprimés récemment pendant ${days} jours.`,
  typeName: "Saisissez le nom du cours pour confirmer",
  classStarted: "Classe démarrée.",
  classScheduled: "Classe programmée.",
  scheduleRemoved: "Programmation retirée.",
  endScheduled: "Fin de la classe programmée.",
  endRemoved: "Fin programmée retirée.",
  classEnded: "Classe terminée.",
  classResumed: "Classe reprise.",
  instructorChanged: "L'instructeur a été changé.",
  courseDeleted: "Cours supprimé.",
  courseCreated: ({ name }) => `Cours « ${name} » créé.`,
  listFailed: "Échec du chargement des cours : une erreur interne est survenue.",
  failureOf: ({ change }) =>
    ({
      start: "Échec du démarrage de la classe",
      schedule: "Échec de la programmation de la classe",
      end: "Échec de l'arrêt de la classe",
      resume: "Échec de la reprise de la classe",
      create: "Échec de la création du cours",
      delete: "Échec de la suppression du cours",
      owner: "Échec de la mise à jour du cours",
    })[change],
  failureWithReason: ({ failure, reason }) => `${failure} : ${reason}`,
  noCourses: "Aucun cours",
  nameHint: ({ max }) => `${max} caractères au maximum`,
  createFirst: "Créez votre premier cours.",
  askAdministrator: "Demandez à un administrateur de votre organisation d'en créer un.",
  createCourse: "Créer un cours",
  createdByAdministrators: "Les cours sont créés par les administrateurs de votre organisation.",
  searchCourses: "Rechercher des cours",
  noMatch: "Aucun cours ne correspond à votre recherche.",
  status: "État",
  start: "Début",
  end: "Fin",
  copyAccessCodeOf: ({ name }) => `Copier le code d'accès de ${name}`,
  gradebookOf: ({ hidden, name }) => rich`Carnet de notes${hidden(` de ${name}`)}`,
  changeInstructorLink: "– changer d'instructeur",
  noOrganization: "Un cours appartient à une organisation, et il n'y en a pas encore.",
  createOrganization: "Créer une organisation",
  askSystemAdmin: "Demandez à un administrateur système de vous ajouter à une organisation.",
  chooseOrganization: "Choisir une organisation",
  chooseInstructor: "Choisir un instructeur",
  organizationWithoutStaff: ({ name }) => `${name} (pas encore d'équipe)`,
  disabledPerson: ({ person }) => `${person} (désactivé)`,
  continue: "Continuer",
  loading: "Chargement...",
  noStaff:
    "Un cours a besoin d'un instructeur, et cette organisation n'en a pas encore. Ajoutez-en un, ou donnez le rôle Instructeur à l'un de ses utilisateurs.",
  addInstructor: "Ajouter un instructeur",
  courseName: "Nom du cours",
  caption: "Légende (facultative)",
  ownerHint: "Possède le cours",
  endTerm: "Terminer la classe",
  ends: ({ className }) =>
    className
      ? `La classe « ${className} » se termine maintenant. Les notes et les réponses aux quiz sont conservées.`
      : "La classe se termine maintenant. Les notes et les réponses aux quiz sont conservées.",
  disableAccounts: "Désactiver les comptes des membres",
  disableHint: ({ accounts }) =>
    plural(accounts, {
      one: "# compte ne pourra plus se connecter jusqu'à ce que vous le réactiviez. Les comptes de l'équipe et le vôtre ne sont jamais désactivés.",
      other:
        "# comptes ne pourront plus se connecter jusqu'à ce que vous les réactiviez. Les comptes de l'équipe et le vôtre ne sont jamais désactivés.",
    }),
  sparedStudents: ({ elsewhere }) =>
    plural(elsewhere, {
      one: "# élève est dans une autre classe en cours. Ce compte ne sera pas désactivé.",
      other: "# élèves sont dans une autre classe en cours. Leurs comptes ne seront pas désactivés.",
    }),
  disableSpared: "Désactiver aussi ces comptes",
  disableSparedHint: "Ces élèves ne pourront pas continuer dans leur autre classe.",
  inTwoClasses: ({ elsewhere }) =>
    plural(elsewhere, {
      one: "# membre est dans une autre classe en cours et serait dans deux à la fois. Ce qu'il joue ne compte que dans l'une des deux.",
      other:
        "# membres sont dans une autre classe en cours et seraient dans deux à la fois. Ce qu'ils jouent ne compte que dans l'une des deux.",
    }),
  nobodyYet:
    "Cette organisation n'a pas encore d'utilisateurs. Vous pourrez ajouter des membres plus tard, avec une liste de participants ou le code d'accès du cours.",
  noPersonMatches: "Personne ne correspond à votre recherche.",
  searchPeople: "Rechercher des personnes",
  clear: "Effacer",
  membersTitle: ({ count }) => rich`Membres ${count}`,
  chosenPeople: ({ chosen, people }) =>
    plural(chosen, { one: `# sélectionné sur ${number(people)}`, other: `# sélectionnés sur ${number(people)}` }),
  peopleCount: ({ people }) => plural(people, { one: "# personne", other: "# personnes" }),
  chooseAll: "Tout sélectionner",
  chooseMatches: ({ matches }) =>
    plural(matches, { one: "Sélectionner ce résultat (#)", other: "Sélectionner ces # résultats" }),
  disabled: "désactivé",
};
