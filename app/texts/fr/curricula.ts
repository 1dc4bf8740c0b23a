import type { curricula as english } from "../en/curricula";
import type { Translation } from "../translation";
import { plural } from "../format";
import { rich } from "../rich";

export const curricula: Translation<typeof english> = {
  changes: "Modifications",
  changedTitle: "Élément",
  change: "Modification",
  before: "Avant",
  after: "Après",
  documentNotPublishable: "Le document ne peut pas être publié.",
  mistakes: "Erreurs",
  versions: "Versions",
  versionsLabel: "Toutes les versions",
  version: "Version",
  published: "Publiée le",
  publishedBy: "Publiée par",
  inUse: "(en service)",
  publishedByProduct: "incluse dans le produit",
  compareFrom: "De la version",
  compare: "Comparer",
  bundledVersionNotice:
    "Cette version du produit contient une version plus récente de ce programme. Elle n'a pas été publiée automatiquement, car le programme a été modifié ici.",
  seeChanges: "Voir les modifications",
  pathAndVersion: ({ link, key, version }) => rich`${link("Contenu")} / ${key}, version ${version}`,
  comparedTitle: ({ from, to }) => `De la version ${from} à la version ${to}`,
  sameContents: "Les deux versions ont le même contenu.",
  noChanges: "Aucune modification",
  versionPublished: ({ title, version }) => `${title} est publié, version ${version}.`,
  newCurriculum: ({ version }) => `Nouveau programme, version ${version}`,
  nextVersion: ({ version, replaces }) => `Version ${version}, remplace la version ${replaces}`,
  publishVersion: ({ version }) => `Publier la version ${version}`,
  publishing: "Publication...",
  forgetDraft: "Abandonner le brouillon",
  noChangesHint: "Cette version a le même contenu que la précédente.",
  changedThing: ({ thing }) => ({ scenario: "scénario", campaign: "campagne", curriculum: "programme" })[thing],
  changeKind: ({ kind }) =>
    ({
      added: "Ajout",
      renamed: "Nouveau nom",
      moved: "Déplacement",
      maxima: "Score maximal modifié",
      questions: "Questions modifiées",
      other: "Modification",
      retired: "Retrait",
      restored: "De nouveau proposé",
    })[kind],
  downloadVersion: ({ version, hidden }) => rich`Télécharger${hidden(` la version ${version}`)}`,
  bringBackVersion: ({ version, hidden }) => rich`Restaurer${hidden(` la version ${version}`)}`,
  compareTo: "à la version",
  draftTitle: "Brouillon de programme",
  attemptsTouched: ({ attempts }) =>
    plural(attempts, {
      one: "Rien n'a encore changé. Ces modifications touchent des scénarios avec # tentative. Toutes les tentatives et les notes sont conservées.",
      other:
        "Rien n'a encore changé. Ces modifications touchent des scénarios avec # tentatives. Toutes les tentatives et les notes sont conservées.",
    }),
  noAttemptTouched: "Rien n'a encore changé. Aucune tentative n'est concernée.",
  scenarios: "scénarios",
  questions: "questions",
  changesCount: "modifications",
};
