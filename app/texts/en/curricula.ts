import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const curricula = {
  changes: "Changes",
  /** Heads the column with the titles of scenarios and campaigns. */
  changedTitle: "Item",
  change: "Change",
  before: "Before",
  after: "After",
  documentNotPublishable: "The document can't be published.",
  mistakes: "Mistakes",
  versions: "Versions",
  versionsLabel: "All versions",
  version: "Version",
  published: "Published",
  publishedBy: "Published by",
  inUse: "(in use)",
  publishedByProduct: "included with the product",
  /** A form: "From version 1 to version 2". */
  compareFrom: "From version",
  compare: "Compare",
  bundledVersionNotice:
    "This release includes a newer version of this curriculum. It wasn't published automatically because the curriculum has been changed here.",
  seeChanges: "Review changes",
  pathAndVersion: ({ link, key, version }: { link: (text: string) => ReactNode; key: ReactNode; version: number }) =>
    rich`${link("Content")} / ${key}, version ${version}`,
  comparedTitle: ({ from, to }: { from: number; to: number }) => `From version ${from} to version ${to}`,
  sameContents: "Both versions have the same content.",
  noChanges: "No changes found",
  versionPublished: ({ title, version }: { title: string; version: number }) =>
    `Published ${title} as version ${version}.`,
  newCurriculum: ({ version }: { version: number }) => `New curriculum, version ${version}`,
  nextVersion: ({ version, replaces }: { version: number; replaces: number }) =>
    `Version ${version}, replaces version ${replaces}`,
  publishVersion: ({ version }: { version: number }) => `Publish version ${version}`,
  publishing: "Publishing...",
  forgetDraft: "Discard draft",
  noChangesHint: "This version has the same content as the previous one.",
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
    rich`Restore${hidden(` version ${version}`)}`,
  compareTo: "to version",
  draftTitle: "Curriculum draft",
  attemptsTouched: ({ attempts }: { attempts: number }) =>
    plural(attempts, {
      one: "Nothing has changed yet. These changes affect scenarios with # attempt. All attempts and grades are kept.",
      other:
        "Nothing has changed yet. These changes affect scenarios with # attempts. All attempts and grades are kept.",
    }),
  noAttemptTouched: "Nothing has changed yet. No attempts are affected.",
  scenarios: "scenarios",
  questions: "questions",
  changesCount: "changes",
};
