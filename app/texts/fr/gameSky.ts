import type { gameSky as english } from "../en/gameSky";
import type { Translation } from "../translation";
import { longUtcDate, number, plural, shortUtcTime } from "../format";

export const gameSky: Translation<typeof english> = {
  title: "Ciel réel",
  globe: "La Terre et les objets du catalogue",
  object: "Objet",
  otherObject: "Autre objet",
  passesTitle: "Passages au-dessus d'un lieu",
  approachesTitle: "Rapprochements de deux objets",
  ownList: "Votre propre liste (TLE ou OMM)",
  examples: "Exemples",
  dataLibrary: "Bibliothèque de données",
  fileTooLarge: ({ name, megabytes }) => `${name} dépasse ${megabytes} Mo.`,
  nothingToShow: ({ name }) => `${name} ne contient aucun objet affichable. Les objets affichés auparavant restent.`,
  fileNotRead: "Le fichier n'a pas pu être lu.",
  leftOut: ({ count }) => plural(count, { one: "# entrée a été ignorée", other: "# entrées ont été ignorées" }),
  leftOutEntry: ({ place, reason }) => `${place} : ${reason}`,
  moreLeftOut: ({ count }) => `Et ${number(count)} de plus.`,
  exampleObjects: ({ count, days }) =>
    plural(count, {
      one: `# objet inventé comme exemple, éléments du ${days}.`,
      other: `# objets inventés comme exemples, éléments du ${days}.`,
    }),
  libraryObjects: ({ count, days }) =>
    plural(count, {
      one: `# objet de la bibliothèque de données, éléments du ${days}.`,
      other: `# objets de la bibliothèque de données, éléments du ${days}.`,
    }),
  fileObjects: ({ count, name, days }) =>
    plural(count, {
      one: `# objet de ${name}, éléments du ${days}.`,
      other: `# objets de ${name}, éléments du ${days}.`,
    }),
  day: ({ day }) => longUtcDate(day),
  days: ({ from, to }) => `${from} au ${to}`,
  shownAsOfThen: "Affichés à cette date : des éléments restent valables environ deux semaines.",
  libraryAnswered: ({ status }) => `La bibliothèque de données a répondu ${status}.`,
  libraryUnreachable: "La bibliothèque de données est injoignable.",
  libraryUseless: "La bibliothèque de données n'a pas d'éléments utilisables.",
  wholeFile: "Tout le fichier",
  endOfList: "La fin de la liste",
  entry: ({ place }) => `Entrée ${place}`,
  message: ({ place }) => `Message ${place}`,
  line: ({ place }) => `Ligne ${place}`,
  namedPlace: ({ place, name }) => `${place} (${name})`,
  notJson: "Ce n'est pas du JSON valide. Il a peut-être été coupé.",
  notMessage: "Ce n'est pas un message d'éléments moyens.",
  fieldCount: ({ fields, expected }) =>
    `Elle a ${plural(fields, { one: "# champ", other: "# champs" })}, mais la première ligne en a ${expected}.`,
  tooManyObjects: ({ count, most }) =>
    plural(count, {
      one: `Seuls les ${number(most)} premiers objets sont affichés ; # autre a été ignoré.`,
      other: `Seuls les ${number(most)} premiers objets sont affichés ; # autres ont été ignorés.`,
    }),
  noElements: "Il n'y a pas d'éléments.",
  noOrbit: "Ses éléments ne décrivent pas une orbite.",
  unsupported: ({ field, value, supported }) => `${field} vaut ${value}, mais seul ${supported} est pris en charge.`,
  fieldMissing: ({ field }) => `${field} est absent.`,
  notNumber: ({ field, value }) => `${field} n'est pas un nombre : ${value}`,
  notTime: ({ field, value }) => `${field} n'est pas une date : ${value}`,
  noElementsAfter: "Aucun élément ne suit.",
  firstLineMissing: "La première ligne de ses éléments manque avant.",
  secondLineMissing: "La deuxième ligne de ses éléments manque après.",
  linesDiffer: "Ses deux lignes concernent des objets différents.",
  lineDamaged: ({ line }) =>
    `La ligne ${line} de ses éléments est endommagée : le chiffre de contrôle ne correspond pas.`,
  latitude: "Latitude, ° nord",
  longitude: "Longitude, ° est",
  height: "Altitude, m",
  minElevation: "Hauteur min., °",
  dayCount: "Jours",
  numberRequired: ({ label, min, max }) => `${label} : saisissez un nombre de ${number(min)} à ${number(max)}.`,
  findPasses: "Chercher les passages",
  passes: ({ name, days, from }) =>
    `${name}, ${plural(days, { one: "# jour", other: "# jours" })} à partir du ${from} UTC`,
  noPasses: ({ name, days, from }) =>
    `Aucun passage de ${name} en ${plural(days, { one: "# jour", other: "# jours" })} à partir du ${from} UTC.`,
  decayed: ({ name }) => `${name} est déjà retombé à cette date.`,
  highest: "Culmination, UTC",
  elevation: "Hauteur",
  rises: "Lever",
  risesFrom: "Depuis",
  sets: "Coucher",
  setsTo: "Vers",
  light: "Lumière",
  lightOf: ({ light }) => ({ lit: "éclairé, ciel sombre", shadow: "dans l'ombre", day: "de jour" })[light],
  upBefore: "déjà levé",
  upAfter: "encore levé",
  azimuth: ({ degrees, direction }) =>
    ({
      N: `${degrees}° N`,
      NE: `${degrees}° NE`,
      E: `${degrees}° E`,
      SE: `${degrees}° SE`,
      S: `${degrees}° S`,
      SW: `${degrees}° SO`,
      W: `${degrees}° O`,
      NW: `${degrees}° NO`,
    })[direction],
  otherObjectRequired: "Choisissez un autre objet, pas le même.",
  findApproaches: "Chercher les rapprochements",
  noApproaches: ({ first, second, days, from }) =>
    `${first} et ${second}, ${plural(days, { one: "# jour", other: "# jours" })} à partir du ${from} UTC : jamais ils ne se rapprochent pour s'éloigner ensuite.`,
  approaches: (search) =>
    `${search.first} et ${search.second}, ${plural(search.days, { one: "# jour", other: "# jours" })} à partir du ${search.from} UTC : ${plural(search.count, { one: "# rapprochement", other: "# rapprochements, le plus proche d'abord" })}.`,
  nearestApproaches: (search) =>
    `${search.first} et ${search.second}, ${plural(search.days, { one: "# jour", other: "# jours" })} à partir du ${search.from} UTC : les ${search.shown} plus proches de ${number(search.count)} rapprochements.`,
  nearest: "Au plus près, UTC",
  apart: "Distance",
  radial: "Radial",
  inTrack: "Tangentiel",
  crossTrack: "Hors plan",
  speed: "Vitesse",
  time: ({ time }) => shortUtcTime(time),
  showTime: ({ time }) => `Afficher ${time}`,
};
