import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const course = {
  sheetTitle: "Access code",
  accessCode: "Access code",
  qrCode: ({ name }: { name: string }) => `QR code to join ${name}`,
  accessCodeHint:
    "Anyone who registers with this code joins the course and its running class. The QR code opens the registration form with the code filled in.",
  printOrProject: "Print or project",
  newCode: "Replace code",
  classesTitle: ({ count }: { count: ReactNode }) => rich`Classes ${count}`,
  noClassesHint: "A class is one run of the course, with its own gradebook.",
  noClasses: "No classes yet",
  classesLabel: "Classes",
  class: "Class",
  scheduled: "Scheduled",
  running: "Running",
  plannedEnd: ({ date }: { date: string }) => `Scheduled for ${date}`,
  backToCourse: "Back to the course",
  scanCode: ({ host }: { host: string }) => `1. Scan the code, or open ${host}`,
  chooseRegister: "2. Choose “Register with access code”",
  enterCode: "3. Enter the access code exactly as shown here",
  renamed: "Course saved.",
  codeChanged: ({ code }: { code: string }) => `The new access code is ${code}.`,
  quizRulesSaved: "Quiz rules saved. They apply from the next attempt.",
  memberRemoved: ({ username }: { username: string }) => `${username} was removed from the course.`,
  membersAdded: ({ added, known }: { added: number; known: number }) =>
    known > 0
      ? `${plural(added, { one: "# member added.", other: "# members added." })} ${plural(known, { one: "# was already a member.", other: "# were already members." })}`
      : plural(added, { one: "# member added.", other: "# members added." }),
  renameTitle: "Rename course",
  newCodeTitle: "Replace access code?",
  newCodeWarning: ({ code }: { code: ReactNode }) =>
    rich`Nobody will be able to join with ${code}, its QR code or printed sheets anymore. Current members stay in the course.`,
  makeNewCode: "Replace code",
  addMembers: "Add members",
  people: "Usernames or emails",
  peopleHint: ({ organizationName }: { organizationName: string }) =>
    `Users of ${organizationName}, separated by spaces, commas or new lines.`,
  addToClass: "Move them to this class",
  joinRunningClass: "They join the running class too.",
  rosterNeeded:
    "People without an account can be added only with a roster. Ask an administrator of your organization to import one, or to let instructors import rosters.",
  importHint: ({ link }: { link: (text: string) => ReactNode }) =>
    rich`People without an account? ${link("Import a roster")}`,
  attemptsKept: ({ username, attempts }: { username: string; attempts: number }) =>
    attempts === 0
      ? `${username} has no attempts in this course.`
      : plural(attempts, {
          one: `# attempt by ${username} in this course is kept. Gradebooks of ended classes still show it. The gradebook of a running class shows it again if you add ${username} back.`,
          other: `# attempts by ${username} in this course are kept. Gradebooks of ended classes still show them. The gradebook of a running class shows them again if you add ${username} back.`,
        }),
  removeTitle: ({ username }: { username: string }) => `Remove ${username}?`,
  removeMember: ({ username, className }: { username: ReactNode; className: string | null }) =>
    className
      ? rich`${username} leaves the course and the running class ${className}. The account is kept.`
      : rich`${username} leaves the course. The account is kept.`,
  remove: "Remove",
  removeUser: ({ hidden, username }: { hidden: (text: string) => ReactNode; username: string }) =>
    rich`Remove${hidden(` ${username}`)}`,
  membersNotRead: "Failed to fetch members",
  rename: "Rename",
  instructorOf: ({ ownerName }: { ownerName: string }) => `Instructor: ${ownerName}`,
  membersTitle: ({ count }: { count: ReactNode }) => rich`Members ${count}`,
  searchMembers: "Search members",
  importRoster: "Import roster",
  noMembers: "No members found",
  noMatch: "No members match your search.",
  noMembersHint: "Add people who already have an account, or share the access code.",
  membersLabel: "Members",
  disabled: "disabled",
  email: "Email",
  joined: "Joined",
  neverActive: "Never",
  quizzes: "Quizzes",
  waitBetweenAttempts: "Wait between attempts",
  answersShown: "Answers shown",
  reviewOf: ({ review }: { review: "atOnce" | "afterLastAttempt" | "afterClass" }) =>
    ({
      atOnce: "Right after each attempt",
      afterLastAttempt: "After the last attempt",
      afterClass: "After the class ends",
    })[review],
  anyNumber: "Unlimited",
  noWait: "None",
  minutes: ({ cooldownMinutes }: { cooldownMinutes: number }) =>
    plural(cooldownMinutes, { one: "# minute", other: "# minutes" }),
  editQuizRules: "Edit quiz rules",
  quizRulesTitle: "Quiz rules",
  maxAttempts: "Attempts per quiz (optional)",
  maxAttemptsHint: "How many times a student can take each quiz. Leave blank for unlimited attempts.",
  cooldown: "Wait between attempts, in minutes",
  cooldownHint:
    "Enter 0 for no wait. In lessons, a question gives half points for the same time after its answer was shown.",
  review: "When students see the answers",
  reviewHint:
    "With unlimited attempts, “After the last attempt” means once a student has full marks or ends their attempts, or once the class ends. With “Right after each attempt”, students can repeat a quiz with the answers at hand.",
  lessons: "Lessons",
  lessonLanguage: "Language of lessons",
  lessonLanguageHint: "Lessons without a translation are in English. Grades and question analysis don't change.",
  readersLanguage: "Each student's own",
  setLessonLanguage: "Set language",
  lessonLanguageSaved: "Language saved. It applies from the next lesson.",
  schedule: "Schedule",
  noClassYet: "No class yet. Start one now or schedule it.",
};
