import { number } from "../format";
import type { transcript as english } from "../en/transcript";
import type { Translation } from "../translation";

export const transcript: Translation<typeof english> = {
  title: "Relevé de notes",
  open: "Relevé à imprimer",
  username: "Nom d’utilisateur",
  courseAndClass: "Cours et classe",
  period: "Période",
  running: "en cours",
  date: "Date",
  points: "Points",
  noGrade: "Pas de note",
  decided: "Décidé par un formateur",
  held: ({ scenarios }) => `Scénarios omis car leurs notes ne sont pas encore publiées : ${number(scenarios)}.`,
  letters: ({ letters }) => `Lettres à partir de ces pourcentages : ${letters}.`,
  printed: ({ productName, date }) =>
    `Imprimé depuis ${productName} le ${date}. Cette impression n’est pas signée ; un relevé signé d’une campagne réussie peut être vérifié par quiconque le reçoit.`,
};
