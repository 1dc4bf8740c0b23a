import type { ReactNode } from "react";
import { number, plural } from "../format";
import { rich } from "../rich";

export const organizations = {
  created: ({ name }: { name: string }) => `${name} was created`,
  deleted: ({ name }: { name: string }) => `${name} was deleted`,
  claimsChanged: ({ name, rule }: { name: string; rule: string }) => `Scores without evidence in ${name}: ${rule}`,
  limitChanged: ({ name, limit }: { name: string; limit: number }) => `The user limit of ${name} is ${limit}`,
  paidChanged: ({ name, isPaid }: { name: string; isPaid: boolean }) =>
    isPaid ? `${name} is paid` : `${name} is unpaid`,
  curriculumChanged: ({ name, curriculum }: { name: string; curriculum: string }) => `${name} uses ${curriculum}`,
  messagesChanged: ({ name, allowed }: { name: string; allowed: boolean }) =>
    allowed
      ? `Instructors of ${name} may email their students`
      : `Instructors of ${name} may no longer email their students`,
  rostersChanged: ({ name, allowed }: { name: string; allowed: boolean }) =>
    allowed ? `Instructors of ${name} may import rosters` : `Instructors of ${name} may no longer import rosters`,
  notFound: "The organization was not found.",
  chooseCurriculum: "Choose a curriculum.",
  chooseClaims: "Choose what claims count.",
  claimRule: ({ rule }: { rule: "curriculum" | "verifiedOnly" | "count" }) =>
    ({ curriculum: "As the curriculum says", verifiedOnly: "Verified only", count: "Claims count" })[rule],
  claimRuleHint: ({ rule }: { rule: "curriculum" | "verifiedOnly" | "count" }) =>
    ({
      curriculum:
        "Where the server grades, they don't count until an instructor accepts them. Where the game grades, they count and are marked.",
      verifiedOnly: "They don't count in any scenario until an instructor accepts them.",
      count:
        "They count in every scenario and are marked. Beside a verified score of the same student they wait for an instructor. Choose this only if you play with a game of your own that sends no evidence: students can make such points up.",
    })[rule],
  createTitle: "Create Organization",
  curriculumHint: "What its people play. It can be changed later.",
  create: "Create",
  curriculumOf: ({ name }: { name: string }) => `Curriculum of ${name}`,
  inUse: ({ title }: { title: ReactNode }) => rich`In use: ${title}`,
  changeTo: "Change to",
  preview: "See What It Does",
  previewTitle: ({ title }: { title: string }) => `What ${title} does`,
  noRunningClass: "No class is running. Classes that have ended keep their curriculum.",
  classEffect: ({ className, courseName, effect }: { className: ReactNode; courseName: string; effect: string }) =>
    rich`${className} of ${courseName}: ${effect}`,
  endClassesFirst: "End these classes first: what was played in them is not in it.",
  changeCurriculum: "Change Curriculum",
  claims: "Scores that a game reports without evidence",
  claimsHint: "Applies to attempts that arrive from now on. Earlier ones stay as they are.",
  messages: "Messages",
  allowMessages: "Instructors may email the students of their classes",
  allowMessagesHint: "From the gradebook. Replies go to the instructor's address; the course's staff can read a copy.",
  rosters: "Rosters",
  nothingPlayed: "nothing was played yet; it goes over.",
  playedInBoth: ({ attempts }: { attempts: number }) =>
    `${plural(attempts, { one: "# attempt", other: "# attempts" })}, all at scenarios that both have; it goes over and keeps its grades.`,
  playedInOne: ({ attempts, scenarios }: { attempts: number; scenarios: string }) =>
    `${plural(attempts, { one: "# attempt", other: "# attempts" })}; not in the other curriculum: ${scenarios}.`,
  deleteTitle: ({ name }: { name: string }) => `Delete ${name}?`,
  deletionHint: ({ days }: { days: number }) =>
    `You can restore it under Recently Deleted for ${days} days. With the organization go`,
  deletedUsers: ({ users }: { users: number }) => plural(users, { one: "# user", other: "# users" }),
  deletedCourses: ({ courses }: { courses: number }) =>
    `${plural(courses, { one: "# course", other: "# courses" })}, with their classes and gradebooks`,
  deletedCodes: ({ accessCodes }: { accessCodes: number }) =>
    plural(accessCodes, { one: "# access code", other: "# access codes" }),
  deletedScores: ({ scores }: { scores: number }) => plural(scores, { one: "# score", other: "# scores" }),
  systemAdminsFirst: "System administrators belong to this organization. Move them to another one first.",
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
  noMatch: "No organization's name contains this.",
  emptyHint:
    "Create the first one here; one is also made when an access code is given to a new name, under Permissions.",
  notFetched: "Failed to fetch organizations",
};
