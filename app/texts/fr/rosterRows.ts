import type { rosterRows as english } from "../en/rosterRows";
import type { Translation } from "../translation";
import { number, plural, sentences } from "../format";

export const rosterRows: Translation<typeof english> = {
  newUser: "Nouvel utilisateur.",
  newUserJoins: ({ course }) => `Nouvel utilisateur, rejoint « ${course} ».`,
  newAdmin: "Nouvel administrateur système.",
  newAdminJoins: ({ course }) => `Nouvel administrateur système, rejoint « ${course} ».`,
  joinsToo: ({ position, course }) => `Le nouvel utilisateur de la ligne ${position} rejoint « ${course} ».`,
  existing: ({ username, isDisabled, differing, effect, course }) => {
    const user = isDisabled
      ? `Utilisateur existant « ${username} » (désactivé)`
      : `Utilisateur existant « ${username} »`;
    const kept = { userName: ", qui garde un autre userName", email: ", qui garde un autre email" };
    const change = {
      nothing: "rien ne change",
      member: `est déjà dans « ${course} »`,
      joins: `rejoint « ${course} »`,
    };
    return `${user}${differing ? kept[differing] : ""} : ${change[effect]}.`;
  },
  twoPeople: "userName et email appartiennent à deux personnes différentes.",
  outsideOrganization: "Ce userName ou cet email est utilisé en dehors de votre organisation.",
  otherOrganization: ({ username, organizationName }) =>
    organizationName
      ? `L'utilisateur existant « ${username} » appartient à ${organizationName} : il n'est ni déplacé ni inscrit.`
      : `L'utilisateur existant « ${username} » n'appartient à aucune organisation : il n'est ni déplacé ni inscrit.`,
  emailOfOther: ({ username, name }) =>
    `Cet email appartient à l'utilisateur existant « ${username} » (${name}), qui porte un autre nom.`,
  sameEmail: ({ position }) => `Même email que la ligne ${position}.`,
  sameUsername: ({ position }) => `Même userName que la ligne ${position}.`,
  samePerson: ({ position }) => `Même personne que la ligne ${position}.`,
  tooManyAdmins: ({ max }) =>
    plural(max, {
      one: "Une liste peut ajouter # administrateur système au maximum.",
      other: "Une liste peut ajouter # administrateurs système au maximum.",
    }),
  userLimit: ({ limit }) => `La limite de ${number(limit)} utilisateurs est atteinte.`,
  studentsOnly:
    "Les instructeurs ne peuvent ajouter que des élèves. Laissez le rôle vide, ou adressez-vous à un administrateur de votre organisation.",
  roleUnknown: ({ role, roles }) => `Le rôle « ${role} » n'existe pas : utilisez Student, ${roles.join(", ")}.`,
  organizationRequired: "Choisissez une organisation pour inscrire des personnes à ses cours.",
  courseNotOwn: ({ course }) => `Vous n'avez pas de cours « ${course} » dans cette organisation.`,
  courseUnknown: ({ course }) => `Le cours « ${course} » n'existe pas.`,
  courseAmbiguous: ({ courses, course }) => `Il y a ${number(courses)} cours « ${course} ».`,
  courseGone: "Le cours de ce fichier n'existe plus.",
  notConfirmed: "N'a pas été confirmé comme administrateur système.",
  movedMeanwhile: ({ courses }) =>
    `Se trouve désormais dans une autre classe en cours (${courses}), et n'a pas été déplacé.`,
  takenMeanwhile: "Ce userName ou cet email a été pris entre-temps.",
  rowNotImported: ({ position }) => `La ligne ${position} n'a pas été importée.`,
  mistakes: ({ mistakes }) => sentences(mistakes),
  width: ({ cells, columns }) =>
    `Cette ligne a ${plural(cells, { one: "# cellule", other: "# cellules" })}, mais la première ligne nomme ${plural(columns, { one: "# colonne", other: "# colonnes" })}. Mettez entre guillemets une cellule qui contient une virgule.`,
  strayQuote:
    "Un guillemet (\") de cette ligne n'est pas fermé, ou est mal placé. Une ligne de la liste est une ligne du fichier.",
  unreadableCharacter: "Cette ligne contient un caractère illisible. Enregistrez le fichier en UTF-8.",
  hasPlayed: "A des tentatives.",
  movedOrganization: "Appartient désormais à une autre organisation.",
  ownsCourse: "Possède un cours.",
  inOthersCourse: "Est membre du cours de quelqu'un d'autre.",
  pays: "A un abonnement payant.",
  otherRole: "A désormais un autre rôle.",
};
