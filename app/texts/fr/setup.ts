import type { setup as english } from "../en/setup";
import type { Translation } from "../translation";

export const setup: Translation<typeof english> = {
  curriculumRequired: "Choisissez un programme.",
  done: "Votre compte est prêt. Connectez-vous pour commencer.",
  heading: "Configurer cette installation",
  codeHint:
    "Personne n'a encore de compte ici. Saisissez le code de configuration affiché dans le journal du serveur pour créer le premier administrateur. Vous ne le trouvez pas ? Redémarrez le serveur : chaque démarrage affiche un nouveau code.",
  setupCode: "Code de configuration",
  setUp: "Configurer",
  settingUp: "Configuration...",
  adminTitle: "Administrateur système",
  firstName: "Prénom",
  lastName: "Nom",
  password: "Mot de passe",
  confirmPassword: "Confirmer le mot de passe",
  organizationTitle: "Première organisation",
  organizationHint: "Votre école, unité ou entreprise",
  curriculumHint:
    "Ce que jouent les membres de cette organisation. Vous pourrez le changer plus tard, et en publier d'autres.",
  pageTitle: "Configuration",
  codeWrong: "Ce n'est pas le code de configuration affiché dans le journal du serveur.",
  codeRequired: "Le code de configuration est obligatoire.",
  alreadySetUp: "Quelqu'un d'autre vient de configurer cette installation. Connectez-vous, ou demandez-lui un compte.",
};
