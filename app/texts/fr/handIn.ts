import type { handIn as english } from "../en/handIn";
import type { Translation } from "../translation";

export const handIn: Translation<typeof english> = {
  title: "Remettre un fichier",
  subtitle: "Pour une tentative que l'appareil d'un élève n'a pas pu envoyer",
  purpose:
    "Le menu du simulateur affiche les tentatives que le serveur n'a pas reçues et permet d'enregistrer chacune dans un fichier. Remettez ce fichier ici : la tentative est notée comme si l'appareil de l'élève l'avait envoyée, et consignée dans le journal d'audit. Une tentative dont le serveur ne connaît pas le départ ne compte pas tant que vous ne l'avez pas comptée dans le dossier de l'élève.",
  attempt: "Fichier de tentative",
  fileHint: "Un fichier nommé attempt-….json, de 512 ko au maximum.",
  handIn: "Remettre",
  handingIn: "Remise...",
  stored: ({ points, username, isLate, counts }) => {
    const stored = isLate
      ? `Tentative de ${username} enregistrée comme remise en retard : ${points}.`
      : `Tentative de ${username} enregistrée : ${points}.`;
    return counts
      ? stored
      : `${stored} Elle ne compte pas encore, car le serveur ne connaît pas son départ. Vérifiez-la ici.`;
  },
  tabTitle: "Remettre un fichier",
  noStart:
    "Remise sous forme de fichier, et le serveur ne connaît pas son départ. Vérifiez-la, et comptez-la si rien ne semble anormal.",
  fileRequired: "Choisissez le fichier que l'élève a enregistré.",
  fileTooLarge: "Le fichier ne doit pas dépasser 512 ko.",
  notAnAttempt: ({ path, problem }) =>
    problem === null
      ? `Ce n'est pas un fichier de tentative : il manque ${path ?? "son contenu"}. Choisissez le fichier .json enregistré par le simulateur.`
      : `Ce n'est pas un fichier de tentative. Choisissez le fichier .json enregistré par le simulateur. ${path ?? "Fichier"} : ${problem}`,
  notJson: "Ce fichier n'est pas du JSON. Choisissez le fichier .json enregistré par le simulateur.",
  notYourStudent: "Cette tentative n'est pas celle d'un élève de l'une de vos classes.",
  alreadyArrived: "Cette tentative est déjà arrivée. Vous n'avez pas besoin de la remettre.",
};
