import type { restorationRefusals as english } from "../en/restorationRefusals";
import type { Translation } from "../translation";

export const restorationRefusals: Translation<typeof english> = {
  homeDeleted: ({ organizationName }) =>
    organizationName
      ? `${organizationName} wurde ebenfalls gelöscht. Stellen Sie zuerst diese Organisation wieder her.`
      : "Die Organisation wurde ebenfalls gelöscht. Stellen Sie sie zuerst wieder her.",
  instructorDeleted: "Das Konto der Kursleitung wurde ebenfalls gelöscht. Stellen Sie es zuerst wieder her.",
  usernamesTaken: ({ usernames, hasMore }) =>
    hasMore
      ? `Benutzername oder E-Mail-Adresse von ${usernames} und weiteren gehört inzwischen zu anderen Konten. Ändern Sie zuerst diese.`
      : `Benutzername oder E-Mail-Adresse von ${usernames} gehört inzwischen zu einem anderen Konto. Ändern Sie zuerst dieses.`,
  organizationNameTaken: ({ name }) =>
    `Inzwischen heißt eine andere Organisation ${name}. Benennen Sie sie zuerst um oder löschen Sie sie.`,
};
