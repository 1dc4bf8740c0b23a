import { longDate, plural } from "../format";

/** The simulator's menu, its list of scenarios, and the player's progress there. */
export const gameMenu = {
  title: "Choose a mode",
  menu: "Menu",
  back: ({ label }: { label: string }) => `← ${label}`,
  learn: "Learn",
  learnHint: "Lessons with slides, globe tasks and quizzes.",
  compete: "Compete",
  competeHint: "Scored scenarios that you fly against your class.",
  sandbox: "Sandbox",
  sandboxHint: "Set up your own spacecraft.",
  station: "Station",
  imagingSatellite: "Imaging satellite",
  communicationsSatellite: "Communications satellite",
  logOut: "Log out",
  quit: "Quit",
  noClass: "Your class couldn't be loaded. Check your connection, then reload the page.",
  noRunningClass: "None of your classes is running, so your scores won't count in a gradebook.",
  classOf: ({ courseName }: { courseName: string }) => `Class: ${courseName}. Scores go to its gradebook.`,
  playsIn: ({ className }: { className: string }) => `You're now playing in ${className}.`,
  playIn: ({ className }: { className: string }) => `Play in ${className}`,
  joined: "You've joined the course.",
  accessCode: "Access code of a course",
  paste: "Paste",
  pasteAccessCode: "Paste the access code",
  join: "Join",
  /** Results of attempts that were sent since the last visit. */
  newResults: "New results",
  otherClassScenario: "A scenario from another class",
  scoreOf: ({ score, maxScore, isLate }: { score: number; maxScore: number; isLate: boolean }) =>
    isLate ? `${score} of ${maxScore}, handed in late` : `${score} of ${maxScore}`,
  review: "Review",
  reviewOf: ({ name }: { name: string }) => `Review of ${name}`,
  newComments: "New comments",
  /** A comment of an instructor that is about a scenario or the course. */
  commentOn: ({ author, about }: { author: string; about: string }) => `${author} on ${about}`,
  opensAt: ({ date }: { date: string }) => `Opens ${date}`,
  dueAt: ({ date }: { date: string }) => `Due ${date}`,
  wasDue: ({ date }: { date: string }) => `Was due ${date}`,
  markRead: "Mark as read",
  yourProgress: "Your progress",
  progressLoading: "Loading your progress...",
  progressUnknown:
    "Your progress can't be shown because the server can't be reached. You can still play: results are stored and sent later.",
  resultsWait: ({ count }: { count: number }) =>
    plural(count, {
      one: "# result hasn't been sent yet and isn't counted here.",
      other: "# results haven't been sent yet and aren't counted here.",
    }),
  /** Followed by a button that opens the next scenario. */
  doneAndNext: ({ done, count }: { done: number; count: number }) => `${done} of ${count} done. Next:`,
  nothingToPlay: "There's nothing to play here yet.",
  allAreDone: ({ count }: { count: number }) => `${count} of ${count} done.`,
  worthRepeating: "Worth repeating",
  lastMissed: "Last answer wrong",
  streak: ({ streak }: { streak: number }) => `${streak} correct in a row`,
  notPassed: "Not passed yet",
  notPassedMissed: ({ missed, asked }: { missed: number; asked: number }) =>
    plural(asked, {
      one: `Not passed yet, ${missed} of # question wrong`,
      other: `Not passed yet, ${missed} of # questions wrong`,
    }),
  lastPlayed: ({ at }: { at: Date }) => `Last played on ${longDate(at)}`,
  /** The next scenario to play. */
  next: "Next",
  standing: ({ passed, score, maxScore }: { passed: boolean; score: number; maxScore: number }) =>
    passed ? `Done, best score ${score} of ${maxScore}` : `Not passed yet, best score ${score} of ${maxScore}`,
  noScenarios: "There's nothing to play here because your class couldn't be loaded.",
  notPlayable: ({ count }: { count: number }) =>
    plural(count, { one: "# scenario can't be played here", other: "# scenarios can't be played here" }),
  /** In this entry and the next two: why a scenario can't be played in the simulator. */
  needsGame: "Needs your organization's own game",
  hasNoLesson: "Has no lesson yet",
  hasNoQuestions: "Has no questions yet",
  turnablePicture: ({ label }: { label: string }) =>
    `${label}. Use the arrow keys to turn it, and plus and minus to zoom.`,
  /** In this entry and the next three: how elaborately the simulator draws. */
  graphics: "Graphics",
  graphicsAutomatic: "Automatic",
  graphicsFull: "Full",
  graphicsSimple: "Simple",
  noGraphics: "This browser doesn't support 3D graphics (WebGL 2), so pictures are left out. Everything else works.",
  points: ({ points }: { points: number }) => plural(points, { one: "# point", other: "# points" }),
  place: ({ rank }: { rank: number }) => `Place ${rank} in your class`,
  /** A switch; at the end of a lesson or flight. */
  finishSignal: "Sound and light at the end",
};
