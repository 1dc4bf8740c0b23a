import type { provisioning as english } from "../en/provisioning";
import { number, plural } from "../format";
import { rich } from "../rich";
import type { Translation } from "../translation";

export const provisioning: Translation<typeof english> = {
  pageTitle: "Provisionnement",
  open: "Gérer le provisionnement",
  hint: "Votre fournisseur d'identité peut créer, modifier et désactiver les comptes de cette organisation par SCIM 2.0. Les comptes désactivés sont déconnectés aussitôt, et leurs notes restent.",
  connectionTitle: "Connexion",
  connectionHint: "Saisissez cette adresse et le jeton d'un compte de service chez votre fournisseur d'identité.",
  address: "Adresse SCIM",
  copyAddress: "Copier l'adresse SCIM",
  accounts: "Comptes de service pour le provisionnement",
  noAccounts: "Aucun compte de service ne peut encore provisionner de comptes.",
  createAccount: "Créer un compte de service",
  dates: ({ expires, lastUsed }) =>
    lastUsed ? `Expire le ${expires} · Dernière utilisation le ${lastUsed}` : `Expire le ${expires} · Jamais utilisé`,
  users: ({ count }) =>
    plural(count, {
      one: "# compte est géré par le fournisseur d'identité.",
      other: "# comptes sont gérés par le fournisseur d'identité.",
    }),
  groupsTitle: "Groupes",
  groupsHint:
    "Choisissez ce que reçoivent les membres d'un groupe. Ceux qui le quittent perdent ce qu'il leur a donné ; les autres rôles et cours restent.",
  noGroups: "Les groupes apparaissent ici quand votre fournisseur d'identité les envoie.",
  group: "Groupe",
  members: "Membres",
  grants: "Les membres reçoivent",
  noRole: "Aucun rôle",
  noCourse: "Aucun cours",
  change: ({ name, unseen }) => rich`Modifier${unseen(` ${name}`)}`,
  grantsOf: ({ name }) => `Ce que reçoivent les membres de ${name}`,
  nothing: "Rien pour l'instant",
  saved: "Enregistré. Les membres ont ce que le groupe donne.",
  tokenRequired: "Utilisez le jeton d'un compte de service avec la permission scim:use.",
  notOffered: "Ce service ne propose pas cela.",
  bodyUnreadable: "Le corps n'est pas un objet JSON lisible.",
  attributeInvalid: ({ attribute, reason }) => `${attribute} : ${reason}`,
  valueUnreadable: ({ attribute }) => `La valeur de ${attribute} est illisible.`,
  externalIdInvalid: "Un identifiant externe a au plus 255 caractères imprimables.",
  externalIdTaken: "Cet identifiant externe appartient à une autre entrée.",
  groupNameInvalid: "Un groupe a besoin d'un nom d'au plus 200 caractères imprimables.",
  groupNameTaken: "Il y a déjà un groupe de ce nom.",
  filterUnsupported: ({ filter }) =>
    `Le filtre est illisible. Utilisez « eq », lié par « and », avec les attributs habituels : ${filter}`,
  operationsRequired: "Une modification a besoin du schéma de PatchOp et d'au moins une opération.",
  operationUnknown: "Une opération est add, remove ou replace.",
  tooManyOperations: ({ max }) => `Envoyez au plus ${number(max)} opérations à la fois.`,
  valueRequired: "L'opération a besoin d'une valeur.",
  pathRequired: "Une opération qui retire a besoin d'un chemin.",
  pathUnknown: ({ path }) => `Aucun attribut ne correspond à ce chemin : ${path}`,
  patchUnreadable: "La modification ne s'applique pas à ce compte.",
  memberUnknown: ({ id }) => `Aucun compte n'a cet identifiant : ${id}`,
  tooManyMembers: ({ max }) => `Un groupe a au plus ${number(max)} membres.`,
  tooManyGroups: ({ max }) => `Une organisation a au plus ${number(max)} groupes.`,
  roleLostWithCourses: ({ names }) =>
    `Ces personnes perdraient le rôle qui leur permet d'enseigner, mais ont encore des cours : ${names}. Confiez d'abord les cours à quelqu'un d'autre.`,
};
