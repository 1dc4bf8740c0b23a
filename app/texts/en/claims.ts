import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

/** `points`: "8/10"; `unseen`: for screen readers. */
type ClaimButton = { points: string; studentName: string; scenarioTitle: string; unseen: (text: string) => ReactNode };

export const claims = {
  takenBackCount: ({ takenBack }: { takenBack: number }) =>
    plural(takenBack, {
      one: "Acceptance undone. # claim no longer counts.",
      other: "Acceptance undone. # claims no longer count.",
    }),
  acceptedToast: "Claim accepted.",
  takenBackToast: "Acceptance undone. The claim no longer counts.",
  scenario: "Scenario",
  verifiedBest: "Best verified",
  received: "Received",
  acceptedBy: ({ by }: { by: string }) => `accepted by ${by}`,
  /** A button that opens a dialog. */
  openAccept: ({ points, studentName, scenarioTitle, unseen }: ClaimButton) =>
    rich`Accept${"…"}${unseen(` ${points} by ${studentName} in ${scenarioTitle}`)}`,
  /** A button beside an accepted claim. */
  takeBack: ({ points, studentName, scenarioTitle, unseen }: ClaimButton) =>
    rich`Undo${unseen(` acceptance of ${points} by ${studentName} in ${scenarioTitle}`)}`,
  accept: ({ points, studentName, scenarioTitle, unseen }: ClaimButton) =>
    rich`Accept${unseen(` ${points} by ${studentName} in ${scenarioTitle}`)}`,
  title: "Claims",
  purpose:
    "Claims are points that a game reported without evidence of how they were earned. In scenarios that the server grades, they don't count until you accept them.",
  cut: ({ limit }: { limit: number }) =>
    `Only the oldest ${limit} claims are listed. Decide on these to see the next ones.`,
  waiting: "Waiting",
  acceptAll: "Accept all",
  acceptAllHint: "“Accept all” skips students who already have verified points in the same scenario.",
  noneHint: "New claims appear here when a game reports points without evidence.",
  accepted: "Accepted",
  takeBackAll: "Undo all",
  noneWaiting: "No claims waiting",
  acceptedCount: ({ accepted, left }: { accepted: number; left: number }) =>
    left > 0
      ? plural(accepted, {
          one: `# claim accepted, ${left} left to decide one by one.`,
          other: `# claims accepted, ${left} left to decide one by one.`,
        })
      : plural(accepted, { one: "# claim accepted.", other: "# claims accepted." }),
  waitingLabel: "Waiting claims",
  acceptedLabel: "Accepted claims",
  section: ({ title, claims }: { title: string; claims: number }) => `${title} (${claims})`,
};
