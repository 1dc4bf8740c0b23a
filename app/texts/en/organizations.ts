import type { ReactNode } from "react";
import { number, plural } from "../format";
import { rich } from "../rich";

type ClaimRule = "curriculum" | "verifiedOnly" | "count";

export const organizations = {
  defaultLanguage: "Default language",
  defaultLanguageHint: "For users who haven't chosen a language. They see it the next time they sign in.",
  languageChanged: ({ name }: { name: string }) => `The default language of ${name} was changed.`,
  created: ({ name }: { name: string }) => `${name} was created.`,
  deleted: ({ name }: { name: string }) => `${name} was deleted.`,
  claimsChanged: ({ name, rule }: { name: string; rule: ClaimRule }) =>
    ({
      curriculum: `${name} now follows the curriculum's rule for claims.`,
      verifiedOnly: `${name} now counts verified scores only.`,
      count: `${name} now counts claims.`,
    })[rule],
  limitChanged: ({ name, limit }: { name: string; limit: number }) =>
    `The user limit of ${name} is now ${number(limit)}.`,
  paidChanged: ({ name, isPaid }: { name: string; isPaid: boolean }) =>
    isPaid ? `${name} is now paid.` : `${name} is now unpaid.`,
  curriculumChanged: ({ name, curriculum }: { name: string; curriculum: string }) => `${name} now uses ${curriculum}.`,
  messagesChanged: ({ name, allowed }: { name: string; allowed: boolean }) =>
    allowed
      ? `Instructors of ${name} can now email their students.`
      : `Instructors of ${name} can no longer email their students.`,
  rostersChanged: ({ name, allowed }: { name: string; allowed: boolean }) =>
    allowed ? `Instructors of ${name} can now import rosters.` : `Instructors of ${name} can no longer import rosters.`,
  notFound: "The organization was not found.",
  chooseCurriculum: "Choose a curriculum.",
  chooseClaims: "Choose whether claims count.",
  claimRule: ({ rule }: { rule: ClaimRule }) =>
    ({
      curriculum: "Use the curriculum's rule",
      verifiedOnly: "Count verified scores only",
      count: "Count claims",
    })[rule],
  claimRuleHint: ({ rule }: { rule: ClaimRule }) =>
    ({
      curriculum:
        "In scenarios that the server grades, claims don't count until an instructor accepts them. In scenarios that the game grades, they count and are marked.",
      verifiedOnly: "Claims don't count in any scenario until an instructor accepts them.",
      count:
        "Claims count in every scenario and are marked. If the student already has a verified score, an instructor decides. Choose this only if you use your own game that sends no evidence, because students can make claims up.",
    })[rule],
  createTitle: "Create organization",
  curriculumHint: "What its users play. You can change it later.",
  create: "Create",
  curriculumOf: ({ name }: { name: string }) => `Curriculum of ${name}`,
  inUse: ({ title }: { title: ReactNode }) => rich`Current curriculum: ${title}`,
  changeTo: "Change to",
  preview: "Preview change",
  previewTitle: ({ title }: { title: string }) => `Changing to ${title}`,
  noRunningClass: "No class is running. Ended classes keep their curriculum.",
  classEffect: ({ className, courseName, effect }: { className: ReactNode; courseName: string; effect: string }) =>
    rich`${className} of ${courseName}: ${effect}`,
  endClassesFirst: "First end the classes with scenarios that the new curriculum doesn't have.",
  changeCurriculum: "Change curriculum",
  claims: "Claims: scores that a game reports without evidence",
  claimsHint: "This applies to new attempts. Earlier ones stay as they are.",
  messages: "Messages",
  allowMessages: "Instructors can email the students of their classes",
  allowMessagesHint:
    "They write from the gradebook. Replies go to the instructor's address, and the course's staff can read a copy.",
  rosters: "Rosters",
  /** After the name of a class: what happens to it with the new curriculum. */
  nothingPlayed: "Nothing has been played yet. The class switches to the new curriculum.",
  playedInBoth: ({ attempts }: { attempts: number }) =>
    plural(attempts, {
      one: "# attempt, in a scenario that both curricula have. The class switches to the new curriculum and keeps its grades.",
      other:
        "# attempts, all in scenarios that both curricula have. The class switches to the new curriculum and keeps its grades.",
    }),
  playedInOne: ({ attempts, scenarios }: { attempts: number; scenarios: string }) =>
    plural(attempts, {
      one: `# attempt. The new curriculum doesn't have ${scenarios}.`,
      other: `# attempts. The new curriculum doesn't have ${scenarios}.`,
    }),
  deleteTitle: ({ name }: { name: string }) => `Delete ${name}?`,
  /** Before a list: 12 users, 3 courses, with ... */
  deletionHint: ({ days }: { days: number }) =>
    `You can restore it from Recently deleted for ${days} days. This is deleted with the organization:`,
  deletedUsers: ({ users }: { users: number }) => plural(users, { one: "# user", other: "# users" }),
  deletedCourses: ({ courses }: { courses: number }) =>
    plural(courses, {
      one: "# course, with its classes and gradebooks",
      other: "# courses, with their classes and gradebooks",
    }),
  deletedCodes: ({ accessCodes }: { accessCodes: number }) =>
    plural(accessCodes, { one: "# access code", other: "# access codes" }),
  deletedScores: ({ scores }: { scores: number }) => plural(scores, { one: "# score", other: "# scores" }),
  systemAdminsFirst: "System administrators belong to this organization. Move them to another organization first.",
  typeName: "Type the organization's name to confirm",
  pageTitle: "Organizations",
  createdDate: "Created",
  paid: "Paid",
  activeUsers: "Active users",
  userLimit: "User limit",
  activeUsersLink: ({ hidden, users, name }: { hidden: (text: string) => ReactNode; users: number; name: string }) =>
    rich`${number(users)}${hidden(` active users of ${name}`)}`,
  curriculumLink: ({
    hidden,
    curriculum,
    name,
  }: {
    hidden: (text: string) => ReactNode;
    curriculum: string;
    name: string;
  }) => rich`${curriculum}${hidden(`: change the curriculum of ${name}`)}`,
  deleteOrganization: ({ hidden, name }: { hidden: (text: string) => ReactNode; name: string }) =>
    rich`Delete${hidden(` ${name}`)}`,
  isPaid: ({ name }: { name: string }) => `${name} is paid`,
  unpaid: "Unpaid",
  userLimitOf: ({ name }: { name: string }) => `User limit of ${name}`,
  setLimit: ({ hidden, name }: { hidden: (text: string) => ReactNode; name: string }) =>
    rich`Set${hidden(` the user limit of ${name}`)}`,
  search: "Search organizations",
  empty: "No Organizations Found",
  noMatch: "No organizations match your search.",
  emptyHint: "Create your first organization here, or under Permissions by assigning an access code to a new name.",
  notFetched: "Failed to fetch organizations",
};
