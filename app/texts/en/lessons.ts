import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const lessons = {
  authors: "Authors",
  authorsHint:
    "System administrators write lessons. Here others are let, whatever their role: they see this page and its drafts, and a system administrator publishes what they write.",
  addAuthor: "Let Write Lessons",
  authorAdded: ({ username }: { username: string }) => `${username} may write lessons now.`,
  authorRemoved: "Taken back. What was written stays.",
  noLessonsHint: "Begin one below, or open one that is published.",
  noLessons: "No Lessons Found",
  tableLabel: "All lessons",
  lesson: "Lesson",
  state: "State",
  saved: "Saved",
  savedBy: "By",
  mistakes: ({ mistakes }: { mistakes: number }) => plural(mistakes, { one: "# mistake", other: "# mistakes" }),
  beginTitle: "Begin a lesson",
  begin: "Begin",
  openTitle: "Open a lesson that is published",
  open: "Open",
  chooseLesson: "Choose a lesson",
  openHint: "What you change is a draft of the curriculum's next version.",
  importTitle: "Import a lesson",
  import: "Import",
  document: "JSON of a lesson",
  documentHint: "As the export of a lesson writes it.",
  taughtIn: "Taught in",
  chooseCampaign: "Choose a campaign",
  pageTitle: "Lessons",
  subtitle: "Lessons that are being written. Players get them with the next version of their curriculum.",
  published: "Published",
  notAsPublished: "Not as published",
  notPublished: "Not published",
  authorNamedBy: ({
    username,
    appointedBy,
    muted,
  }: {
    username: string;
    appointedBy: string;
    muted: (text: string) => ReactNode;
  }) => rich`${username} ${muted(`named by ${appointedBy}`)}`,
  takeBackFrom: ({ username, hidden }: { username: string; hidden: (text: string) => ReactNode }) =>
    rich`Take back${hidden(` from ${username}`)}`,
  placeRequired: "Choose where it is taught.",
  lessonRequired: "Choose a lesson.",
  documentRequired: "Paste the JSON of a lesson.",
  competeCampaign: ({ title }: { title: string }) => `${title} (Compete)`,
};
