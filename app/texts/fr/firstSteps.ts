import type { firstSteps as english } from "../en/firstSteps";
import type { Translation } from "../translation";

export const firstSteps: Translation<typeof english> = {
  allDone: "Tout est prêt pour votre première classe.",
  subtitle: "Suivez ces étapes pour démarrer votre première classe.",
  done: "Fait",
  noMailHint:
    "Les e-mails sont enregistrés dans le dossier « outbox » des données du serveur. Définissez SMTP_URL avant d'inviter des personnes, ou transmettez les codes à usage unique que vous obtenez en les ajoutant.",
  welcome: "Bienvenue dans l'administration",
  nothingSelected: "Choisissez par où commencer",
  openFirstSteps: "Voir les premiers pas",
  chooseInSidebar: "Cliquez sur l'un des boutons de la barre latérale gauche pour commencer.",
  chooseInMenu: "Ouvrez le menu ci-dessus et choisissez une section pour commencer.",
  pageTitle: "Premiers pas",
  organizationStep: "Créer une organisation",
  organizationStepHint:
    "Les personnes, les cours et les codes d'accès appartiennent à une organisation. Son programme est ce que jouent les élèves.",
  createOrganization: "Créer une organisation",
  instructorStep: "Ajouter des instructeurs",
  instructorStepHint:
    "Ajoutez toutes les personnes qui enseignent, avec le rôle Instructeur. Elles choisissent un mot de passe grâce à un lien ou à un code à usage unique.",
  addInstructor: "Ajouter un instructeur",
  courseStepHint: "Un cours a un instructeur, des membres et un code d'accès.",
  createCourse: "Créer un cours",
  studentStep: "Ajouter des élèves",
  studentStepHint:
    "Importez une liste de participants dans le cours, ou partagez son code d'accès. Toute personne qui s'inscrit avec ce code rejoint le cours.",
  studentStepHintWithoutCourse:
    "Importez une liste de participants. Une fois que vous aurez un cours, vous pourrez aussi partager son code d'accès.",
  importRoster: "Importer une liste",
  classStepHint:
    "Démarrez une classe du cours maintenant, ou programmez-la. Les résultats s'affichent dans son carnet de notes.",
  startClass: "Démarrer la classe",
  courseStep: "Créer un cours",
  classStep: "Démarrer une classe",
};
