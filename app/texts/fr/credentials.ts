import { rich } from "../rich";
import type { credentials as english } from "../en/credentials";
import type { Translation } from "../translation";

/** Signed credentials for passed campaigns, and the page that verifies them. */
export const credentials: Translation<typeof english> = {
  title: "Attestations signées",
  hint: "Une attestation signée est un fichier qui prouve à d'autres la réussite d'une campagne. Tout le monde peut la vérifier sur la page « Vérifier », sans compte.",
  open: "Attestations signées",
  passedTitle: "Campagnes réussies",
  nonePassed: ({ percent }) =>
    `Aucune campagne réussie pour l'instant. Une campagne est réussie quand chacun de ses scénarios a une note et que leur moyenne est d'au moins ${percent} %.`,
  average: ({ average }) => rich`Moyenne ${average}`,
  consent: ({ name, title }) =>
    rich`Le fichier peut contenir mon nom (${name}), la réussite ${title}, ainsi que les points, les versions et les vols de ses scénarios. Rien d'autre sur moi.`,
  consentMissing: "Cochez la case pour accepter le contenu du fichier.",
  noName: "Votre compte n'a pas de nom à mettre dans le fichier. Demandez à l'administration d'ajouter votre nom.",
  issue: "Créer une attestation signée",
  notPassed: "Vous n'avez pas réussi cette campagne dans cette classe.",
  keyUnreadable:
    "Les attestations ne peuvent pas être signées pour le moment. L'exploitant du site doit remplacer sa clé de signature.",
  issued: "Votre attestation signée est prête à être téléchargée.",
  listTitle: "Vos attestations",
  titleOfUser: "Attestations signées",
  none: "Aucune attestation signée pour l'instant.",
  issuedAt: ({ dateTime }) => `Émise ${dateTime}`,
  revokedAt: ({ dateTime }) => `Révoquée ${dateTime}`,
  download: ({ title, unseen }) => rich`Télécharger${unseen(` l'attestation de ${title}`)}`,
  revoke: ({ title, unseen }) => rich`Révoquer${unseen(` l'attestation de ${title}`)}`,
  revokeHint:
    "Une attestation que vous révoquez le reste, et vous pouvez en créer une autre. Si un administrateur la révoque, il doit d'abord l'autoriser.",
  barred:
    "Un administrateur a révoqué votre attestation de cette campagne : vous ne pouvez pas en créer une autre. Demandez-lui de l'autoriser.",
  barsNext: "La personne ne peut pas en créer une autre pour cette campagne.",
  allowNext: ({ title, unseen }) => rich`En autoriser une autre${unseen(` à la place de l'attestation de ${title}`)}`,
  allowedNow: "La personne peut créer une autre attestation.",
  revokedNow: "Attestation révoquée.",
  criteria: ({ campaign, percent }) =>
    `Une note dans chaque scénario de ${campaign} et une moyenne d'au moins ${percent} % des points.`,
  verifyTitle: "Vérifier une attestation",
  verifyHint:
    "Choisissez ou déposez le fichier reçu. Vous verrez qui l'a émis et pour qui, et s'il a été modifié ou révoqué.",
  file: "Fichier de l'attestation",
  fileHint: "Le fichier .json, 2 Mo au plus",
  pasted: "Ou collez son texte",
  verify: "Vérifier",
  verifyAnother: "Vérifier un autre fichier",
  nothingChosen: "Choisissez un fichier ou collez son texte.",
  tooLarge: "Le fichier dépasse 2 Mo. Les attestations signées sont plus petites.",
  unreadableTitle: "Ce n'est pas une attestation signée",
  unreadable: "Choisissez le fichier .json tel qu'il a été téléchargé, ou collez le texte entier.",
  foreignTitle: "Pas émise par ce site",
  foreign: ({ issuer }) => rich`Le fichier nomme un autre émetteur : ${issuer}. Vérifiez-le auprès de lui.`,
  foreignUnnamed: "Le fichier ne nomme aucun émetteur connu de ce site.",
  forgedTitle: "Pas authentique",
  forged: "Le fichier nomme une clé de ce site, mais elle ne l'a pas signé. Quelqu'un l'a modifié ou inventé.",
  validTitle: "Authentique et valide",
  valid: "Signée par ce site, non modifiée et non révoquée.",
  revokedTitle: "Révoquée",
  revoked: ({ dateTime }) => `Signée par ce site, mais révoquée : ${dateTime}. Elle n'est plus valide.`,
  unknownTitle: "Plus enregistrée",
  unknown: "Signée par ce site, mais absente de ses données. Le compte de la personne a peut-être été supprimé.",
  alteredTitle: "Preuves modifiées",
  altered: "La signature est authentique, mais quelqu'un a modifié les preuves du fichier.",
  person: "Décernée à",
  issuer: "Émise par",
  organization: "Enseigné par",
  date: "Date d'émission",
  scenarios: "Scénarios",
  scenario: "Scénario",
  points: "Points",
  version: "Version",
  evidence: "Preuve",
  source: ({ source }) =>
    ({ server: "Vérifiés", game: "Signalés par le jeu", instructor: "Décidés par l'enseignement" })[source],
  state: ({ state }) =>
    ({
      intact: "Dans le fichier, non modifiée",
      altered: "Modifiée",
      missing: "Absente du fichier",
      kept: "Conservée par l'émetteur",
      nothing: "Aucune",
    })[state],
  flying: "Nouveau vol en cours...",
  flownSame: ({ points }) => `Vol refait dans votre navigateur : ${points} points, les mêmes`,
  flownOther: ({ points }) => `Vol refait dans votre navigateur : ${points} points, pas les mêmes`,
  flownNot: "Ce vol n'a pas pu être refait dans votre navigateur.",
  flyNeedsScripts:
    "Avec JavaScript, votre navigateur refait les vols. Sans JavaScript, les points sont ceux que l'émetteur a enregistrés.",
};
