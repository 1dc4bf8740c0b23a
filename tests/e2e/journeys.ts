// One way through each main task, for `npm test`; `npm run test:all` runs all browser tests.

/** By file, the beginnings of titles; a test in several projects runs in each of them. */
export const journeys: Record<string, string[]> = {
  "login.spec.ts": ["Enter in the password field submits, and"],
  "languages.spec.ts": ["a visitor chooses a language", "an account's language comes"],
  "german-without-scripts.spec.ts": ["without scripts, a registration names", "without scripts, an administrator adds"],
  "sign-in-and-out.spec.ts": ["login stores the keys and cookies", "logging out ends the sign-in"],
  "accounts-own.spec.ts": ["a new password ends the other sign-ins"],
  "accounts-reset.spec.ts": [
    "the mailed link sets a new password, validates it",
    "a user who knows the current password",
  ],
  "accounts-register.spec.ts": ["joining an organization shows errors", ": refused, corrected, registered"],
  "accounts-purchase.spec.ts": ["a card that pays", "the whole purchase shows errors", "a lapsed subscriber sees only"],
  "gradebook.spec.ts": [
    "the gradebook names the course",
    "every cell of the class of 24",
    "a student is found by a part",
  ],
  "live-gradebook.spec.ts": ["a new grade and a new student"],
  "best-attempt.spec.ts": ["the best attempt counts, on ties"],
  "insight.spec.ts": ["one student's whole record", "the gradebook as CSV"],
  "quiz-responses.spec.ts": ["a quiz column opens the responses", ": students by username, ticks, crosses and letters"],
  "quiz-csv.spec.ts": ["Download CSV gives the table"],
  "main-job.spec.ts": ["sign in, read the gradebook"],
  "courses.spec.ts": ["the selector lists courses"],
  "course-page.spec.ts": ["an instructor's course page"],
  "admin-courses.spec.ts": [
    "a SystemAdmin creates a course",
    "an Instructor runs their own courses",
    "plain forms create a course",
    "a class is started and ended",
  ],
  "admin-users.spec.ts": [
    "disables, enables, promotes",
    "an OrganizationAdmin imports a roster",
    "a user added by hand",
  ],
  "admin-many-users.spec.ts": ["many selected users"],
  "admin-organizations.spec.ts": ["a SystemAdmin sets an organization's paid status"],
  "admin-permissions.spec.ts": ["a SystemAdmin adds a code", "a registration is counted"],
  "admin-sandboxes.spec.ts": ["Download saves the document", "Delete asks first"],
  "admin-system.spec.ts": ["everyone sees a SystemAdmin's message", "a SystemAdmin clears all leaderboards"],
  "signed-transcript.spec.ts": ["a signed transcript is created with consent"],
  "results.spec.ts": ["players see their own grades"],
  "play-simulator.spec.ts": [
    "a student learns, takes the quiz",
    "a player joins a course with",
    "a sandbox saved in the game",
  ],
  "play-practice.spec.ts": ["a student practices what is due"],
  "missions.spec.ts": ["a mission is made, shared, and flown"],
  "play-viewer.spec.ts": ["the Play button opens a window", "LogOut ends the sign-in"],
  "play-lessons.spec.ts": ["an administrator writes a lesson"],
  "play-content.spec.ts": ["an installed game posts scores"],
  "two-students.spec.ts": ["two students at one computer"],
  "setup.spec.ts": ["the log of an empty installation"],
  "guard.spec.ts": ["a sign-in that ended elsewhere"],
  "small-screen.spec.ts": ["the matrix scrolls in its frame"],
  "shell.spec.ts": ["Play opens the game in a new window"],
  "exported-pages.spec.ts": ["the page hydrates under its policy"],
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Playwright matches it against a line of project, file and titles. */
export const journeyPattern = new RegExp(
  Object.entries(journeys)
    .flatMap(([file, titles]) => titles.map((title) => `${escaped(file)}.*${escaped(title)}`))
    .join("|"),
);
