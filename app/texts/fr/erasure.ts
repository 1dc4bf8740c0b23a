import type { erasure as english } from "../en/erasure";
import { plural } from "../format";
import { rich } from "../rich";
import type { Translation } from "../translation";

export const erasure: Translation<typeof english> = {
  formerStudent: ({ number }) => `Ancien étudiant ${number}`,
  ownAccount:
    "Vous ne pouvez pas effacer le compte avec lequel vous êtes connecté. Demandez à un autre administrateur.",
  open: "Effacer",
  pageTitle: "Effacer la personne",
  hint: "L'effacement est définitif. Contrairement à un utilisateur supprimé, une personne effacée ne peut pas être restaurée.",
  whatTitle: "Ce qui se passe",
  courses: ({ courses }) => plural(courses, { one: "# cours", other: "# cours" }),
  attempts: ({ attempts }) => plural(attempts, { one: "# tentative", other: "# tentatives" }),
  attemptsStay:
    "Les tentatives restent sans la personne. Les moyennes de classe, les résultats des quiz et les classements ne changent pas.",
  attemptsGo:
    "Les tentatives sont supprimées. Les moyennes de classe, les résultats des quiz et les classements changent.",
  removedTitle: "Supprimé",
  removedAccount: "Compte, nom, adresse e-mail, mot de passe, seconds facteurs et jetons d'API",
  removedSignIns: ({ signIns }) =>
    plural(signIns, { one: "# connexion, avec appareil et adresse", other: "# connexions, avec appareil et adresse" }),
  removedComments: ({ comments }) =>
    plural(comments, { one: "# commentaire à la personne", other: "# commentaires à la personne" }),
  removedNotes: ({ notes }) => plural(notes, { one: "# note sur la personne", other: "# notes sur la personne" }),
  removedMemberships: "Inscriptions aux cours et présence dans les groupes de votre fournisseur d'identité",
  removedNames:
    "Nom et adresse dans le journal d'audit, les listes importées, les webhooks enregistrés, les e-mails à la personne et les éléments supprimés récemment",
  keptTitle: "Conservé sans la personne",
  keptAttempts: "Tentatives et places dans les classements, sous un nom comme « Ancien étudiant 417 »",
  keptSandboxes: ({ sandboxes }) =>
    plural(sandboxes, { one: "# bac à sable, sans propriétaire", other: "# bacs à sable, sans propriétaire" }),
  keptTrail: "Le journal d'audit : ce qui a changé et quand, avec un identifiant qui ne nomme personne",
  keptWritten: "Ce que d'autres ont écrit eux-mêmes, comme les messages à une classe",
  elsewhereTitle: "Non supprimé par Apsis",
  backupsStay:
    "Les sauvegardes antérieures : celles de la base intégrée pendant sept nuits, celles de votre exploitant aussi longtemps qu'il les garde. Il dispose d'une liste d'identifiants qui efface de nouveau les personnes après une restauration.",
  replicasFollow:
    "Les réplicas en lecture suivent en quelques secondes. Les journaux de l'exploitant contiennent des identifiants et des adresses tant qu'ils sont gardés.",
  othersKeep:
    "Les e-mails envoyés, les fichiers téléchargés et ce que d'autres systèmes ont reçu par l'API, les webhooks ou le flux du journal d'audit",
  typeName: ({ username }) => rich`Saisissez ${username} pour confirmer`,
  nameMismatch: "Ce n'est pas le nom d'utilisateur. Rien n'a été effacé.",
  erase: "Effacer définitivement",
  erased: "La personne a été effacée.",
  requestedOn: ({ dateTime }) => `La personne a demandé le ${dateTime} à être effacée.`,
  declineTitle: "Refuser la demande",
  reason: "Motif",
  reasonHint: "La personne le reçoit par e-mail et le voit dans son compte.",
  reasonRequired: "Saisissez un motif.",
  reasonTooLong: ({ max }) => `Le motif peut contenir ${max} caractères au maximum.`,
  decline: "Refuser la demande",
  declined: "Demande refusée. La personne reçoit un e-mail.",
  noRequest: "Aucune demande n'est ouverte. Elle a peut-être été retirée.",
  requestsTitle: "Demandes d'effacement",
  requestsHint:
    "Les personnes qui demandent à être effacées, la demande la plus ancienne en premier. Ouvrez-en une pour voir ses effets.",
  noRequests: "Aucune demande ouverte.",
  openRequests: ({ count }) =>
    plural(count, { one: "# personne demande à être effacée.", other: "# personnes demandent à être effacées." }),
  showRequests: "Afficher les demandes",
  ownTitle: "Effacer mes données",
  ownHint:
    "Les administrateurs de votre organisation décident de votre demande. Vous recevez alors un e-mail. L'effacement est définitif : vous ne pourrez plus vous connecter.",
  ask: "Demander l'effacement",
  asked: "Demande envoyée à vos administrateurs.",
  waiting: ({ dateTime }) => `Vous avez demandé l'effacement le ${dateTime}. Personne n'a encore décidé.`,
  withdraw: "Retirer la demande",
  withdrawn: "Demande retirée.",
  declinedOn: ({ dateTime }) => `Votre demande a été refusée le ${dateTime} :`,
  policyTitle: "Personnes effacées",
  policyHint: "Ce que deviennent les tentatives quand une personne est effacée. S'applique aux effacements à venir.",
  policyLabel: "Tentatives",
  policyName: ({ policy }) => ({ keep: "Conserver sans le nom", remove: "Supprimer" })[policy],
  policySaved: "Enregistré. S'applique aux personnes effacées à partir de maintenant.",
  lastMailSubject: ({ productName }) => `Votre compte ${productName} a été effacé`,
  lastMail: ({ username }) =>
    `Le compte ${username} et tout ce qui vous nomme ont été effacés. C'est le dernier e-mail à ce sujet, et nous n'en gardons aucune copie.`,
  lastMailAttempts: ({ policy }) =>
    ({
      keep: "Vos tentatives restent sans votre nom, afin que les chiffres de vos classes restent justes.",
      remove: "Vos tentatives ont été supprimées.",
    })[policy],
  lastMailElsewhere:
    "Les sauvegardes antérieures contiennent encore vos données jusqu'à leur remplacement. Les e-mails envoyés et les systèmes que votre organisation a reliés ne sont pas concernés.",
  refusedMailSubject: ({ productName }) => `Votre demande à ${productName} a été refusée`,
  refusedMail: ({ username }) => `Un administrateur a refusé votre demande d'effacer le compte ${username}. Le motif :`,
};
