import { plural } from "../format";

type Outcome = "agreed" | "changed";

/** A colleague looks at a share of the decisions about grades. */
export const secondLooks = {
  title: "Second look",
  hint: "Decisions of colleagues about grades that wait for a second look, with the oldest first. Agree, or change the grade. Students don't see this.",
  none: "No decisions wait for you",
  noneHint: "If a course has a second look, decisions of your colleagues appear here. Your own wait for someone else.",
  decidedOn: ({ dateTime }: { dateTime: string }) => `Decided on ${dateTime}`,
  look: ({ username }: { username: string }) => `Second look at the grade of ${username}`,
  agree: "Agree",
  change: "Or change the grade",
  changeHint: "Your decision then counts, and this one stays in the history.",
  agreed: ({ username }: { username: string }) => `You agreed to the grade of ${username}.`,
  /** In the history of a grade. */
  entry: ({ outcome, by, date }: { outcome: Outcome; by: string; date: string }) =>
    ({
      agreed: `Second look: agreed by ${by}, ${date}`,
      changed: `Second look: changed by ${by}, ${date}`,
    })[outcome],
  waits: "Waits for a second look",
  waiting: ({ decisions }: { decisions: number }) =>
    plural(decisions, { one: "# decision waits for a second look", other: "# decisions wait for a second look" }),
  alreadyLooked: ({ by, outcome }: { by: string; outcome: Outcome }) =>
    ({
      agreed: `${by} has already agreed to this decision.`,
      changed: `${by} has already looked at this decision and changed the grade.`,
    })[outcome],
  notWaiting: "This decision doesn't wait for a second look. It may have been replaced or undone.",
  ownDecision: "This is your own decision. A colleague has to look at it.",
  ownGrade: "This is your own grade. Somebody else has to look at it.",
  share: "Share of decisions, in percent",
  shareHint: "From 0 to 100. With 0 there is no second look.",
  purpose:
    "A colleague looks at this share of the decisions about grades: overrides, adjustments, excuses and grades by rubric. They are chosen at random when they are made, and wait under Grade requests for someone else. Grades count meanwhile, and students see nothing of it. Another share applies to later decisions.",
  shareNow: ({ share }: { share: number }) =>
    share === 0
      ? "Decisions about grades get no second look in this course."
      : `A colleague looks at ${share} % of the decisions about grades.`,
  nobodyElse:
    "Nobody else teaches this course. Add a colleague first, or the chosen decisions wait until an administrator looks at them.",
  save: "Set share",
  saved: ({ share }: { share: number }) =>
    share === 0
      ? "Saved. New decisions get no second look."
      : `Saved. A colleague looks at ${share} % of new decisions.`,
  shareWhole: "Enter a whole number from 0 to 100.",
};
