type Outcome = "accepted" | "refused" | "corrected";

/** Requests of students for a look at a grade. */
export const gradeRequests = {
  pageTitle: "Grade requests",
  hint: "Students ask for a look at a grade. Open requests are listed with the oldest first.",
  filter: "Requests",
  open: "Open",
  answered: "Answered",
  noneOpen: "No open requests",
  noneOpenHint:
    "Requests of your students appear here. A course takes them once you turn that on, on the course's page.",
  noneAnswered: "No answered requests",
  noneAnsweredHint: "Requests that were answered appear here.",
  gradeNow: "Grade now",
  latestAttempts: "Latest attempts",
  noAttempts: "No attempts",
  askedOn: ({ dateTime }: { dateTime: string }) => `Asked on ${dateTime}`,
  decidedBy: ({ by, reason }: { by: string; reason: string }) => `Decided by ${by}: ${reason}`,
  record: "Open student record",
  answerTo: ({ username }: { username: string }) => `Answer ${username}`,
  outcome: "Answer",
  outcomeName: ({ outcome }: { outcome: Outcome }) =>
    ({ accepted: "Reviewed, grade unchanged", refused: "Refused", corrected: "Grade corrected" })[outcome],
  outcomeChip: ({ outcome }: { outcome: Outcome }) =>
    ({ accepted: "Accepted", refused: "Refused", corrected: "Corrected" })[outcome],
  correctionHint: "Only for a correction. It overrides the grade and can be undone in the student record.",
  sentence: "Message to the student",
  sentenceHint: "The student reads it in My results and gets it by email.",
  send: "Send answer",
  sent: ({ username }: { username: string }) => `Answer sent to ${username}.`,
  answeredBy: ({ by, dateTime }: { by: string; dateTime: string }) => `Answered by ${by} on ${dateTime}`,
  alreadyAnswered: ({ by, outcome }: { by: string; outcome: Outcome }) =>
    ({
      accepted: `${by} has already accepted this request. Your answer wasn't sent.`,
      refused: `${by} has already refused this request. Your answer wasn't sent.`,
      corrected: `${by} has already corrected this grade. Your answer wasn't sent.`,
    })[outcome],
  ask: "Ask for a look",
  askLabel: "What should your instructor look at?",
  askHint: "You get the answer here and by email.",
  askUntil: ({ dateTime }: { dateTime: string }) => `You can ask until ${dateTime}.`,
  sendRequest: "Send request",
  asked: "Request sent. You get the answer here and by email.",
  waiting: ({ dateTime }: { dateTime: string }) => `You asked for a look on ${dateTime}. Nobody has answered yet.`,
  answeredOn: ({ outcome, dateTime }: { outcome: Outcome; dateTime: string }) =>
    ({
      accepted: `Request accepted on ${dateTime}`,
      refused: `Request refused on ${dateTime}`,
      corrected: `Grade corrected on ${dateTime}`,
    })[outcome],
  textRequired: "Write what your instructor should look at.",
  answerRequired: "Write a message to the student.",
  pointsWithoutCorrection: "To change the grade, choose Grade corrected, or clear the points.",
  tooLong: ({ max }: { max: number }) => `The text must be at most ${max} characters.`,
  closed: "This course doesn't take requests about grades now.",
  noGrade: "You have no grade in this scenario yet.",
  alreadyOpen: "You've already asked about this grade. Your instructor will answer.",
  tooMany: ({ max }: { max: number }) => `You've asked about this grade ${max} times, which is the limit.`,
  mailSubject: ({ scenario }: { scenario: string }) => `Your request about ${scenario} was answered`,
  mailOutcome: ({ scenario, outcome }: { scenario: string; outcome: Outcome }) =>
    ({
      accepted: `Your instructor reviewed your grade in ${scenario}. It stays the same. Your instructor writes:`,
      refused: `Your request for a look at your grade in ${scenario} was refused. Your instructor writes:`,
      corrected: `Your grade in ${scenario} was corrected. Your instructor writes:`,
    })[outcome],
  mailGrade: ({ points, maxPoints }: { points: number; maxPoints: number }) => `New grade: ${points}/${maxPoints}`,
  courseTakes: "Students may ask for a look at a grade",
  courseTakesHint: "They ask in My results; you answer under Grade requests.",
  until: "Until",
  untilHint: "Leave blank for no end.",
  courseSave: "Set requests",
  courseSaved: "Saved. Students see the change on their next visit.",
};
