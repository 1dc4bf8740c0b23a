import { plural } from "../format";

/** When the scenarios of a class open and are due, and how late attempts count. */
export const dueDates = {
  title: "Due dates",
  intro: "Students see these dates in the game, in their results and in their calendar. Changes apply at once.",
  timeZone: "Time zone of the course",
  timeZoneHint: "Dates are entered and shown in this time zone.",
  timesIn: ({ zone }: { zone: string }) => `Times are in ${zone}.`,
  opens: "Opens",
  due: "Due",
  opensOf: ({ title }: { title: string }) => `When ${title} opens`,
  dueOf: ({ title }: { title: string }) => `When ${title} is due`,
  campaignHint: "Applies to all scenarios of the campaign that have no dates of their own.",
  scenariosOf: ({ dated }: { dated: number }) =>
    dated === 0 ? "Dates of single scenarios" : `Dates of single scenarios (${dated} set)`,
  save: "Save due dates",
  saved: "Due dates saved.",
  savedOver: ({ by }: { by: string }) =>
    `Due dates saved. ${by} changed dates while you were editing; check that they're right.`,
  unchanged: "Nothing has changed.",
  noScenarios: "The curriculum of this class has no scenarios yet.",
  lateRule: ({ percent, least, grace }: { percent: number; least: number; grace: number }) =>
    `Late attempts lose ${percent} % of their points for each day begun, down to ${least} %.` +
    (grace === 0 ? "" : ` The first ${grace} min after the due date are free.`),
  noLateRule: "Late attempts count in full.",
  missingRule: ({ days }: { days: number }) =>
    days === 0
      ? "Without an attempt, a scenario counts 0 once it's due."
      : plural(days, {
          one: "Without an attempt, a scenario counts 0 from # day after its due date.",
          other: "Without an attempt, a scenario counts 0 from # days after its due date.",
        }),
  noMissingRule: "Scenarios without an attempt stay blank.",
  changeRules: "Change these rules",
  lateTitle: "Late and missing",
  percentPerDay: "Points lost per day in %",
  percentPerDayHint: "For each day begun since the due date. Leave blank if late attempts count in full.",
  leastPercent: "Minimum points kept in %",
  leastPercentHint: "However late an attempt is.",
  graceMinutes: "Grace time in minutes",
  graceMinutesHint: "Up to this long after the due date, an attempt is on time.",
  missingAfterDays: "Days until missing work counts 0",
  missingAfterDaysHint: "Counted from the due date. Leave blank to keep missing scenarios blank.",
  extensionsTitle: "Extensions",
  noExtensions: "No student has an extension.",
  extend: "Extend due dates",
  /** In the menu of a grade. */
  extendOne: "Extend due date",
  students: "Students",
  scenarios: "Scenarios",
  newDue: "New due date",
  reason: "Reason",
  reasonHint: "The students can read this reason.",
  extended: ({ extensions }: { extensions: number }) =>
    plural(extensions, { one: "Due date extended.", other: "# due dates extended." }),
  endExtension: "Remove extension",
  endExtensionOf: ({ name, scenarioTitle }: { name: string; scenarioTitle: string }) =>
    `Remove the extension of ${name} in ${scenarioTitle}`,
  extensionRemoved: "Extension removed. The date of the class applies again.",
  extensionBy: ({ by, date }: { by: string; date: string }) => `${by}, ${date}`,
  late: "late",
  missing: "missing",
  lateLegend: "‡ Late",
  missingLegend: "∅ Nothing handed in, counts 0",
  lateGrade: ({ days, percent, points, left }: { days: number; percent: number; points: string; left: string }) =>
    plural(days, {
      one: `# day late: ${percent} % less, so ${points} became ${left}.`,
      other: `# days late: ${percent} % less, so ${points} became ${left}.`,
    }),
  onTime: "On time.",
  missingGrade: ({ date }: { date: string }) => `Nothing was handed in by ${date}, so it counts 0.`,
  missingFrom: ({ date }: { date: string }) => `Without an attempt, it counts 0 from ${date}.`,
  extendedFrom: ({ date }: { date: string }) => `Extended; the class was due ${date}.`,
  dueAt: ({ date }: { date: string }) => `Due ${date}`,
  notYetOpen: ({ date }: { date: string }) => `This scenario opens ${date}. Play it then.`,
  calendarTitle: "Calendar and reminders",
  calendarIntro: "Subscribe to your due dates in the calendar on your phone or computer.",
  calendarNew: "Create calendar address",
  calendarReplace: "Replace calendar address",
  calendarRemove: "Remove calendar address",
  calendarShown: "Copy this address into your calendar. Anyone who has it can read your due dates. It's shown once.",
  calendarCopy: "Copy calendar address",
  calendarSince: ({ date, lastRead }: { date: string; lastRead: string | null }) =>
    lastRead === null
      ? `Your calendar address was created on ${date} and hasn't been read yet.`
      : `Your calendar address was created on ${date} and was last read on ${lastRead}.`,
  calendarRemoved: "Calendar address removed. Calendars can no longer read it.",
  calendarName: ({ productName }: { productName: string }) => `${productName}: due dates`,
  calendarEvent: ({ scenarioTitle, courseName }: { scenarioTitle: string; courseName: string }) =>
    `Due: ${scenarioTitle} (${courseName})`,
  reminders: "Email me a day before a due date",
  remindersSaved: "Saved.",
  mailSubject: ({ scenarios, productName }: { scenarios: number; productName: string }) =>
    plural(scenarios, { one: `Due soon - ${productName}`, other: `# scenarios due soon - ${productName}` }),
  mailText: ({ username, scenarios }: { username: string; scenarios: number }) =>
    plural(scenarios, {
      one: `Hello ${username}, this scenario is due soon and you haven't played it yet:`,
      other: `Hello ${username}, these scenarios are due soon and you haven't played them yet:`,
    }),
  mailLine: ({ scenarioTitle, courseName, date }: { scenarioTitle: string; courseName: string; date: string }) =>
    `${scenarioTitle} (${courseName}): due ${date}`,
  mailStop: "You get this email because you asked for reminders. You can turn them off in your account.",
  unknownZone: "Choose a time zone from the list.",
  oneTarget: "Name either a scenario or a campaign.",
  dueBeforeOpening: "The due date must be after the opening.",
  noSuchTime: "This time doesn't exist in the time zone of the course. Enter another one.",
  targetTwice: "A scenario or campaign is listed twice.",
  unknownTarget: "A scenario or campaign isn't in the curriculum of this class.",
  unknownStudent: "A student isn't in this class.",
  studentRequired: "Choose at least one student.",
  scenarioRequired: "Choose at least one scenario.",
  dueRequired: "Enter the new due date.",
  tooManyStudents: ({ max }: { max: number }) => `Choose at most ${max} students.`,
  tooManyScenarios: ({ max }: { max: number }) => `Choose at most ${max} scenarios.`,
  tooManyAtOnce: ({ max }: { max: number }) =>
    `That's more than ${max} extensions at once. Choose fewer students or scenarios.`,
  tooMany: ({ max }: { max: number }) => `A class can have at most ${max} dates.`,
  tooManyChanges: ({ max }: { max: number }) =>
    `The dates of this class have already been changed ${max} times, which is the limit.`,
  notDue: "A scenario has no due date to extend. Set its due date first.",
  extensionEnded: "This extension has already been replaced or removed.",
};
