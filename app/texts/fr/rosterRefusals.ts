import type { rosterRefusals as english } from "../en/rosterRefusals";
import type { Translation } from "../translation";
import { number, plural } from "../format";

export const rosterRefusals: Translation<typeof english> = {
  courseRequired: "Choisissez l'un de vos cours.",
  notAllowed:
    "Les administrateurs de votre organisation importent les listes de participants, ou peuvent autoriser les instructeurs à le faire.",
  empty: "Le fichier est vide.",
  tooLarge: "Le fichier ne doit pas dépasser 2 Mo.",
  workbook: "C'est un classeur. Enregistrez-le au format CSV dans votre tableur, et choisissez ce fichier.",
  noPeople: "Le fichier ne contient personne.",
  headUnreadable: ({ problem }) => `La première ligne doit nommer les colonnes. ${problem}`,
  headMissing: ({ column, columns }) =>
    `La première ligne doit nommer les colonnes ; il manque « ${column} ». Colonnes : ${columns.join(", ")}.`,
  tooManyColumns: ({ columns }) =>
    `La première ligne a ${plural(columns, { one: "# colonne", other: "# colonnes" })}. Une liste de participants en a moins : vérifiez que vous avez choisi le bon fichier.`,
  tooManyRows: ({ rows, max }) =>
    `Le fichier a ${plural(rows, { one: "# ligne", other: "# lignes" })} ; une importation peut en traiter ${number(max)} au maximum. Divisez-le en plusieurs fichiers.`,
  columnTwice: ({ column }) => `Choisissez une seule colonne pour « ${column} ».`,
  columnMissing: ({ column }) => `Choisissez la colonne qui correspond à « ${column} ».`,
  columnsNamed: "Les colonnes de ce fichier sont déjà attribuées. Rechargez la page pour continuer.",
  nameColumnsFirst: "Indiquez d'abord ce que contiennent les colonnes de ce fichier.",
  confirmAdmins: ({ names }) =>
    `Confirmez chaque nouvel administrateur système par son nom, ou retirez sa ligne du fichier. Manquants : ${names}.`,
  importedAlready: "Ce fichier a déjà été importé.",
  takenBack: "Cette importation a été annulée.",
  takenBackAlready: "Cette importation a déjà été annulée.",
  importRunning: "Ce fichier est déjà en cours d'importation.",
  running: "Cette importation est en cours. Attendez qu'elle soit terminée.",
  nothingImported: "Cette importation n'a encore rien modifié.",
};
