import type { restorationRefusals as english } from "../en/restorationRefusals";
import type { Translation } from "../translation";

export const restorationRefusals: Translation<typeof english> = {
  homeDeleted: ({ organizationName }) =>
    organizationName
      ? `L'organisation ${organizationName} a été supprimée aussi. Restaurez-la d'abord.`
      : "L'organisation a été supprimée aussi. Restaurez-la d'abord.",
  instructorDeleted: "L'instructeur de ce cours a été supprimé aussi. Restaurez-le d'abord.",
  usernamesTaken: ({ usernames, hasMore }) =>
    hasMore
      ? `Quelqu'un d'autre a désormais le nom d'utilisateur ou l'e-mail de ${usernames} et d'autres. Modifiez d'abord les siens.`
      : `Quelqu'un d'autre a désormais le nom d'utilisateur ou l'e-mail de ${usernames}. Modifiez d'abord les siens.`,
  organizationNameTaken: ({ name }) =>
    `Une autre organisation s'appelle désormais ${name}. Renommez-la ou supprimez-la d'abord.`,
};
