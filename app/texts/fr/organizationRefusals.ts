import type { organizationRefusals as english } from "../en/organizationRefusals";
import type { Translation } from "../translation";
import { number, plural } from "../format";

export const organizationRefusals: Translation<typeof english> = {
  ownUnpaid:
    "Votre propre compte appartient à cette organisation. Si elle était impayée, vous ne pourriez plus vous connecter.",
  noCurriculum: "Ce programme n'existe pas. Choisissez-en un autre.",
  nameTaken: "Une organisation porte déjà ce nom.",
  limitOutOfRange: ({ min, max, step }) =>
    `La limite d'utilisateurs doit être comprise entre ${number(min)} et ${number(max)}, par pas de ${number(step)}.`,
  nameRequired: "Le nom est obligatoire.",
  nameTooLong: ({ max }) => `Le nom doit contenir ${max} caractères au maximum.`,
  nameCharacters: "Le nom contient un caractère non autorisé.",
  organizationNameRequired: "Le nom de l'organisation est obligatoire.",
  organizationNameTooLong: ({ max }) => `Le nom de l'organisation doit contenir ${max} caractères au maximum.`,
  organizationNameCharacters: "Le nom de l'organisation contient un caractère non autorisé.",
  limitBelowUsers: ({ name, active }) =>
    `${name} a ${plural(active, { one: "# utilisateur actif", other: "# utilisateurs actifs" })}. Désactivez ou supprimez d'abord des utilisateurs, ou choisissez une limite plus élevée.`,
  curriculumLacks: ({ className, courseName, curriculum, missing, hasMore }) =>
    hasMore
      ? `La classe « ${className} » de ${courseName} est en cours, et des élèves ont joué des scénarios qui n'existent pas dans ${curriculum} : ${missing} et d'autres. Terminez d'abord la classe.`
      : `La classe « ${className} » de ${courseName} est en cours, et des élèves ont joué des scénarios qui n'existent pas dans ${curriculum} : ${missing}. Terminez d'abord la classe.`,
  typeOrganizationName: "Saisissez le nom de l'organisation pour confirmer.",
  typeName: ({ name }) => `Saisissez « ${name} » pour confirmer.`,
  systemAdmins: ({ usernames }) =>
    `Des administrateurs système appartiennent à cette organisation : ${usernames}. Déplacez-les d'abord dans une autre organisation.`,
  subscribers: ({ billed }) =>
    plural(billed, {
      one: "# utilisateur de cette organisation a un abonnement payant. Résiliez-le d'abord.",
      other: "# utilisateurs de cette organisation ont des abonnements payants. Résiliez-les d'abord.",
    }),
};
