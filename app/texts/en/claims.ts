import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const claims = {
  takenBackCount: ({ takenBack }: { takenBack: number }) =>
    plural(takenBack, { one: "# claim taken back", other: "# claims taken back" }),
  acceptedToast: "Claim accepted.",
  takenBackToast: "Claim taken back",
  scenario: "Scenario",
  verifiedBest: "Verified best",
  received: "Received",
  acceptedBy: ({ by }: { by: string }) => `accepted by ${by}`,
  openAccept: ({ claim, unseen }: { claim: string; unseen: (text: string) => ReactNode }) =>
    rich`Accept${"…"}${unseen(` ${claim}`)}`,
  takeBack: ({ claim, unseen }: { claim: string; unseen: (text: string) => ReactNode }) =>
    rich`Take back${unseen(` ${claim}`)}`,
  accept: ({ claim, unseen }: { claim: string; unseen: (text: string) => ReactNode }) =>
    rich`Accept${unseen(` ${claim}`)}`,
  title: "Claims",
  purpose:
    "Claims are points that a game reported without evidence of how they were earned. Where the server grades, they count nowhere until you accept them.",
  cut: ({ limit }: { limit: number }) => `The oldest ${limit} are listed. Decide these to see the next ones.`,
  waiting: "Waiting",
  acceptAll: "Accept all",
  acceptAllHint: "“Accept all” leaves out students whose points at the same scenario the server has verified.",
  noneHint: "New claims appear here when a game reports points without evidence.",
  accepted: "Accepted",
  takeBackAll: "Take back all",
  noneWaiting: "No claims are waiting",
  acceptedCount: ({ accepted, left }: { accepted: number; left: number }) =>
    `${plural(accepted, { one: "# claim accepted", other: "# claims accepted" })}${left > 0 ? `, ${left} left to decide one by one` : ""}`,
  claimOf: ({ points, studentName, scenarioTitle }: { points: string; studentName: string; scenarioTitle: string }) =>
    `${points} of ${studentName} in ${scenarioTitle}`,
  waitingLabel: "Waiting claims",
  acceptedLabel: "Accepted claims",
  section: ({ title, claims }: { title: string; claims: number }) => `${title} (${claims})`,
};
