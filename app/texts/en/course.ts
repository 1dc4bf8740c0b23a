import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const course = {
  sheetTitle: "Access code",
  accessCode: "Access Code",
  qrCode: ({ name }: { name: string }) => `QR code to join ${name}`,
  accessCodeHint:
    "Everyone who registers with it joins the course and the class that runs. The QR code opens the registration with the code filled in.",
  printOrProject: "Print or project",
  newCode: "New code",
  classesTitle: ({ count }: { count: ReactNode }) => rich`Classes ${count}`,
  noClassesHint: "A class is one run of the course, with a gradebook of its own.",
  noClasses: "No Classes Yet",
  classesLabel: "Classes",
  class: "Class",
  scheduled: "Scheduled",
  running: "Running",
  plannedEnd: ({ date }: { date: string }) => `planned ${date}`,
  backToCourse: "Back to the course",
  scanCode: ({ host }: { host: string }) => `1. Scan the code, or open ${host}`,
  chooseRegister: "2. Choose “Register with access code”",
  enterCode: "3. Enter the access code exactly as it is here",
  renamed: "Course renamed.",
  codeChanged: ({ code }: { code: string }) => `The access code is now ${code}.`,
  quizRulesSaved: "Quiz rules saved. They apply from the next attempt.",
  memberRemoved: ({ username }: { username: string }) => `${username} was removed from the course.`,
  membersAdded: ({ added, known }: { added: number; known: number }) =>
    known > 0
      ? `${plural(added, { one: "# person", other: "# people" })} added; ${plural(known, { one: "# is a member", other: "# are members" })} already.`
      : plural(added, { one: "# person added.", other: "# people added." }),
  renameTitle: "Rename Course",
  newCodeTitle: "New Access Code",
  newCodeWarning: ({ code }: { code: ReactNode }) =>
    rich`Nobody can join by ${code} any more, nor by QR codes and sheets that show it. Who has joined stays a member.`,
  makeNewCode: "Make a New Code",
  addMembers: "Add Members",
  people: "Usernames or emails",
  peopleHint: ({ organizationName }: { organizationName: string }) =>
    `People in ${organizationName}, separated by spaces, commas or lines.`,
  addToClass: "Add them to this class",
  joinRunningClass: "They join the running class, too.",
  rosterNeeded:
    "People without an account need a roster. Your organization's administrators import rosters, or can allow instructors to.",
  importHint: ({ link }: { link: (text: string) => ReactNode }) =>
    rich`People without an account? ${link("Import a roster")}`,
  attemptsKept: ({ attempts }: { attempts: number }) =>
    attempts === 0
      ? "There are no attempts in this course."
      : plural(attempts, {
          one: "# attempt of this course is kept: gradebooks of ended classes still show them, and a running class's does again if the person is added again.",
          other:
            "# attempts of this course are kept: gradebooks of ended classes still show them, and a running class's does again if the person is added again.",
        }),
  removeTitle: ({ username }: { username: string }) => `Remove ${username}`,
  removeMember: ({ username, className }: { username: ReactNode; className: string | null }) =>
    className
      ? rich`${username} leaves the course and the running class "${className}". The account stays.`
      : rich`${username} leaves the course. The account stays.`,
  remove: "Remove",
  removeUser: ({ hidden, username }: { hidden: (text: string) => ReactNode; username: string }) =>
    rich`Remove${hidden(` ${username}`)}`,
  membersNotRead: "Failed to fetch members",
  rename: "Rename",
  instructorOf: ({ ownerName }: { ownerName: string }) => `Instructor: ${ownerName}`,
  membersTitle: ({ count }: { count: ReactNode }) => rich`Members ${count}`,
  searchMembers: "Search members",
  importRoster: "Import Roster",
  noMembers: "No Members",
  noMatch: "Nobody fits this search.",
  noMembersHint: "Add people who have an account, or give out the access code.",
  membersLabel: "Members",
  disabled: "disabled",
  email: "E-mail",
  joined: "Joined",
  neverActive: "never",
  quizzes: "Quizzes",
  waitBetweenAttempts: "Wait between attempts",
  answersShown: "Answers are shown",
  reviewOf: ({ review }: { review: "atOnce" | "afterLastAttempt" | "afterClass" }) =>
    ({
      atOnce: "Right after each attempt",
      afterLastAttempt: "After the last attempt",
      afterClass: "After the class has ended",
    })[review],
  anyNumber: "Any number",
  noWait: "None",
  minutes: ({ cooldownMinutes }: { cooldownMinutes: number }) =>
    plural(cooldownMinutes, { one: "# minute", other: "# minutes" }),
  editQuizRules: "Edit quiz rules",
  quizRulesTitle: "Quiz Rules",
  maxAttempts: "Attempts (optional)",
  maxAttemptsHint: "How many attempts at each quiz count. Leave blank for any number.",
  cooldown: "Wait between attempts, in minutes",
  cooldownHint: "Also how long a question of a lesson gives half points once its answer was shown. 0: no wait.",
  review: "When students see the answers",
  reviewHint:
    "With any number of attempts, students see the answers with full marks, when they end their attempts, or after the class. Shown right away, they can repeat a quiz with the answers at hand.",
  schedule: "Schedule",
  noClassYet: "No class yet: start one now, or plan it.",
};
