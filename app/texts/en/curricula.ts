import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const curricula = {
  changes: "Changes",
  changedTitle: "What",
  change: "Change",
  before: "Before",
  after: "After",
  documentNotPublishable: "The document cannot be published.",
  mistakes: "Mistakes",
  versions: "Versions",
  versionsLabel: "All versions",
  version: "Version",
  published: "Published",
  publishedBy: "By",
  inUse: "(in use)",
  publishedByProduct: "came with the product",
  compareFrom: "From version",
  compare: "Compare",
  bundledVersionNotice:
    "The product brings a newer version of this curriculum. It was changed here, so it was not published by itself.",
  seeChanges: "See What It Changes",
  pathAndVersion: ({ link, key, version }: { link: (text: string) => ReactNode; key: ReactNode; version: number }) =>
    rich`${link("Content")} / ${key}, version ${version}`,
  comparedTitle: ({ from, to }: { from: number; to: number }) => `From version ${from} to version ${to}`,
  sameContents: "Both versions teach the same.",
  noChanges: "No Changes Found",
  versionPublished: ({ title, version }: { title: string; version: number }) =>
    `${title} is published as version ${version}`,
  newCurriculum: ({ version }: { version: number }) => `A new curriculum, version ${version}`,
  nextVersion: ({ version, replaces }: { version: number; replaces: number }) =>
    `Version ${version}, in place of version ${replaces}`,
  publishVersion: ({ version }: { version: number }) => `Publish Version ${version}`,
  publishing: "Publishing...",
  forgetDraft: "Do Not Publish",
  noChangesHint: "This version teaches the same as the one before.",
  changedThing: ({ thing }: { thing: "scenario" | "campaign" | "curriculum" }) =>
    ({ scenario: "scenario", campaign: "campaign", curriculum: "curriculum" })[thing],
  changeKind: ({
    kind,
  }: {
    kind: "added" | "renamed" | "moved" | "maxima" | "questions" | "other" | "retired" | "restored";
  }) =>
    ({
      added: "Added",
      renamed: "Renamed",
      moved: "Moved",
      maxima: "Max score changed",
      questions: "Questions changed",
      other: "Changed",
      retired: "Retired",
      restored: "Offered again",
    })[kind],
  downloadVersion: ({ version, hidden }: { version: number; hidden: (text: string) => ReactNode }) =>
    rich`Download${hidden(` version ${version}`)}`,
  bringBackVersion: ({ version, hidden }: { version: number; hidden: (text: string) => ReactNode }) =>
    rich`Bring Back${hidden(` version ${version}`)}`,
  compareTo: "to version",
  draftTitle: "Curriculum draft",
  attemptsTouched: ({ attempts }: { attempts: number }) =>
    `Nothing has been changed yet. The changes touch scenarios with attempts (${plural(attempts, { one: "# attempt", other: "# attempts" })} below); every attempt and grade stays.`,
  noAttemptTouched: "Nothing has been changed yet. No attempt is touched.",
  scenarios: "scenarios",
  questions: "questions",
  changesCount: "changes",
};
