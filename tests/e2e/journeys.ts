// One way through each main task, for `npm test`; all other browser tests run in `npm run test:all`.

/** By file, the beginnings of titles; a test in several projects runs in each of them. */
export const journeys: Record<string, string[]> = {
  "login.spec.ts": ["Enter in the password field submits, and"],
  "sign-in-and-out.spec.ts": ["login stores the keys and cookies", "logging out ends the sign-in"],
  "accounts-own.spec.ts": ["a new password ends the other sign-ins"],
  "accounts-reset.spec.ts": [
    "the link of the mail sets a new password, checked in order",
    "anyone who knows the current password",
  ],
  "accounts-register.spec.ts": ["joining an organization: refused fields", ": refused, mended, registered"],
  "accounts-purchase.spec.ts": [
    "a card that pays",
    "the whole purchase: what is wrong is told",
    "a lapsed subscriber logs in",
  ],
  "gradebook.spec.ts": [
    "the gradebook names the course",
    "every cell of the class of 24",
    "a student is found by a part",
  ],
  "live-gradebook.spec.ts": ["a grade, and a student who joins"],
  "best-attempt.spec.ts": ["the best attempt counts, on ties"],
  "insight.spec.ts": ["one student's whole record", "the gradebook as CSV"],
  "quiz-responses.spec.ts": ["a quiz column opens the responses", ": students by username, ticks, crosses and letters"],
  "quiz-csv.spec.ts": ["Download CSV gives the table"],
  "main-job.spec.ts": ["sign in, read the gradebook"],
  "courses.spec.ts": ["the selector lists the courses"],
  "course-page.spec.ts": ["an instructor's course page"],
  "admin-courses.spec.ts": [
    "a SystemAdmin creates a course",
    "an Instructor runs the own courses",
    "a course is created, started, planned",
    "a class is started and ended",
  ],
  "admin-users.spec.ts": [
    "disables, enables, promotes",
    "an OrganizationAdmin imports a roster",
    "a user is added by hand",
  ],
  "admin-many-users.spec.ts": ["many are selected, named"],
  "admin-organizations.spec.ts": ["a SystemAdmin sets paid status"],
  "admin-permissions.spec.ts": ["a SystemAdmin adds a code", "a registration counts at once"],
  "admin-sandboxes.spec.ts": ["Download saves the document", "Delete asks with its text"],
  "admin-system.spec.ts": ["a SystemAdmin sends a message", "a SystemAdmin clears all leaderboards"],
  "results.spec.ts": ["players see their own grades"],
  "play-simulator.spec.ts": [
    "a student learns, takes the quiz",
    "a player joins a course by its access code",
    "a sandbox that is saved in the game",
  ],
  "play-viewer.spec.ts": ["staff come by the Play button", "LogOut forgets the sign-in here"],
  "play-lessons.spec.ts": ["an administrator writes a lesson with an explorable"],
  "play-content.spec.ts": ["a game is installed, its curriculum published"],
  "two-students.spec.ts": ["two students at one machine"],
  "setup.spec.ts": ["anyone who reads the log of an empty installation"],
  "guard.spec.ts": ["a sign-in that ended elsewhere"],
  "small-screen.spec.ts": ["the matrix scrolls in its own frame"],
  "shell.spec.ts": ["Play opens the game in a new window"],
  "exported-pages.spec.ts": ["the page comes alive under its policy"],
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** For Playwright, which compares it with project, file and titles in one line. */
export const journeyPattern = new RegExp(
  Object.entries(journeys)
    .flatMap(([file, titles]) => titles.map((title) => `${escaped(file)}.*${escaped(title)}`))
    .join("|"),
);
