import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const lessons = {
  authors: "Authors",
  authorsHint:
    "System administrators can always write lessons. Add other users here, whatever their role: they can open this page and its drafts, and a system administrator publishes what they write.",
  addAuthor: "Add author",
  authorAdded: ({ username }: { username: string }) => `${username} can now write lessons.`,
  authorRemoved: "Author removed. Their lessons are kept.",
  noLessonsHint: "Create one below, or open a published one.",
  noLessons: "No lessons found",
  tableLabel: "All lessons",
  lesson: "Lesson",
  state: "Status",
  saved: "Last saved",
  savedBy: "Saved by",
  mistakes: ({ mistakes }: { mistakes: number }) => plural(mistakes, { one: "# mistake", other: "# mistakes" }),
  beginTitle: "Create a lesson or a sandbox task",
  begin: "Create",
  openTitle: "Open a published lesson or task",
  open: "Open",
  chooseLesson: "Choose a lesson",
  openHint: "Your changes become a draft for the curriculum's next version.",
  importTitle: "Import a lesson",
  import: "Import",
  document: "Lesson JSON",
  documentHint: "Paste a lesson that was exported as JSON.",
  /** Label of a choice of campaigns. */
  taughtIn: "Campaign",
  chooseCampaign: "Choose a campaign",
  pageTitle: "Lessons",
  subtitle: "Lessons in progress. Students get them with the next version of their curriculum.",
  published: "Published",
  notAsPublished: "Unpublished changes",
  notPublished: "Not published",
  authorNamedBy: ({
    username,
    appointedBy,
    muted,
  }: {
    username: string;
    appointedBy: string;
    muted: (text: string) => ReactNode;
  }) => rich`${username} ${muted(`added by ${appointedBy}`)}`,
  takeBackFrom: ({ username, hidden }: { username: string; hidden: (text: string) => ReactNode }) =>
    rich`Remove${hidden(` ${username}`)}`,
  placeRequired: "Choose a campaign.",
  lessonRequired: "Choose a lesson.",
  documentRequired: "Paste the JSON of a lesson.",
  /** "Compete" is the name of a type of campaign. */
  competeCampaign: ({ title }: { title: string }) => `${title} (Compete)`,
};
