import type { ReactNode } from "react";
import { rich } from "../rich";

/** Signed credentials for passed campaigns, and the page that verifies them. */
export const credentials = {
  title: "Signed transcripts",
  hint: "A signed transcript is a file that proves a passed campaign to others. Anyone can check it at Verify, without an account.",
  open: "Signed transcripts",
  passedTitle: "Passed campaigns",
  nonePassed: ({ percent }: { percent: number }) =>
    `No passed campaigns yet. A campaign is passed when each of its scenarios has a grade and their average is at least ${percent} %.`,
  average: ({ average }: { average: ReactNode }) => rich`Average ${average}`,
  consent: ({ name, title }: { name: ReactNode; title: ReactNode }) =>
    rich`The file may contain my name (${name}), the achievement ${title}, and the points, versions and flights of its scenarios. Nothing else about me.`,
  consentMissing: "Tick the box to agree to what the file contains.",
  noName: "Your account has no name to put in the file. Ask an administrator to add your name.",
  issue: "Create signed transcript",
  notPassed: "You haven't passed this campaign in this class.",
  keyUnreadable: "Transcripts can't be signed at the moment. The operator of this site has to replace its signing key.",
  issued: "Your signed transcript is ready to download.",
  listTitle: "Your transcripts",
  titleOfUser: "Signed transcripts",
  none: "No signed transcripts yet.",
  issuedAt: ({ dateTime }: { dateTime: string }) => `Issued ${dateTime}`,
  revokedAt: ({ dateTime }: { dateTime: string }) => `Revoked ${dateTime}`,
  download: ({ title, unseen }: { title: string; unseen: (text: string) => ReactNode }) =>
    rich`Download${unseen(` the transcript of ${title}`)}`,
  revoke: ({ title, unseen }: { title: string; unseen: (text: string) => ReactNode }) =>
    rich`Revoke${unseen(` the transcript of ${title}`)}`,
  revokeHint:
    "A transcript that you revoke stays revoked, and you can create another one. If an administrator revokes it, you can't until they allow it.",
  barred:
    "An administrator revoked your transcript of this campaign, so you can't create another one. Ask them to allow it.",
  barsNext: "Its owner can't create another one of this campaign.",
  allowNext: ({ title, unseen }: { title: string; unseen: (text: string) => ReactNode }) =>
    rich`Allow another one${unseen(` instead of the transcript of ${title}`)}`,
  allowedNow: "The person can create another transcript.",
  revokedNow: "Transcript revoked.",
  criteria: ({ campaign, percent }: { campaign: string; percent: number }) =>
    `A grade in each scenario of ${campaign}, and an average of at least ${percent} % of the points.`,
  verifyTitle: "Verify a transcript",
  verifyHint:
    "Choose or drop the file that you were given. You'll see who issued it and for whom, and whether it was altered or revoked.",
  file: "Transcript file",
  fileHint: "The .json file, 2 MB at most",
  pasted: "Or paste its text",
  verify: "Verify",
  verifyAnother: "Verify another file",
  nothingChosen: "Choose a file or paste its text.",
  tooLarge: "The file is larger than 2 MB. Signed transcripts are smaller.",
  unreadableTitle: "This isn't a signed transcript",
  unreadable: "Choose the .json file as it was downloaded, or paste the whole text.",
  foreignTitle: "Not issued by this site",
  foreign: ({ issuer }: { issuer: ReactNode }) => rich`The file names another issuer: ${issuer}. Verify it there.`,
  foreignUnnamed: "The file names no issuer that this site knows.",
  forgedTitle: "Not genuine",
  forged: "The file names a key of this site, but the key didn't sign it. Somebody altered or invented it.",
  validTitle: "Genuine and valid",
  valid: "Signed by this site, unaltered and not revoked.",
  revokedTitle: "Revoked",
  revoked: ({ dateTime }: { dateTime: string }) =>
    `Signed by this site, but revoked on ${dateTime}. It's no longer valid.`,
  unknownTitle: "No longer on record",
  unknown: "Signed by this site, but its records no longer contain it. The person's account may have been deleted.",
  alteredTitle: "Evidence altered",
  altered: "The signature is genuine, but someone altered the evidence in the file.",
  person: "Awarded to",
  issuer: "Issued by",
  organization: "Taught by",
  date: "Issued on",
  scenarios: "Scenarios",
  scenario: "Scenario",
  points: "Points",
  version: "Version",
  evidence: "Evidence",
  source: ({ source }: { source: "server" | "game" | "instructor" }) =>
    ({ server: "Verified", game: "Reported by the game", instructor: "Decided by an instructor" })[source],
  state: ({ state }: { state: "intact" | "altered" | "missing" | "kept" | "nothing" }) =>
    ({
      intact: "In the file, unaltered",
      altered: "Altered",
      missing: "Missing from the file",
      kept: "Stored by the issuer",
      nothing: "None",
    })[state],
  flying: "Flying again...",
  flownSame: ({ points }: { points: string }) => `Flown again in your browser: ${points} points, the same`,
  flownOther: ({ points }: { points: string }) => `Flown again in your browser: ${points} points, not the same`,
  flownNot: "This flight couldn't be flown again in your browser.",
  flyNeedsScripts:
    "With JavaScript turned on, your browser flies the flights again. Without it, the points are as the issuer recorded them.",
};
