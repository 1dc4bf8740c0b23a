import { localPointsOf, type Attempt, type Delivery, type OutboxEntry } from "../api/outbox";
import { h, renderButton, setText } from "../dom";
import type { Game } from "../unity/screen";

/** Shows an attempt's delivery state in `element`. */
export function renderDelivery(element: HTMLElement, delivery: Delivery, attempt: Attempt) {
  element.dataset.delivery = stateOf(delivery);
  setText(element, deliveryText(delivery, attempt));
  if (delivery === "signIn") element.append(" ", renderLink("/", "Sign in again"));
  // Only flights of a class can be compared with the class's best.
  if (stateOf(delivery) === "saved" && attempt.evidence?.kind === "flight" && attempt.sessionId)
    element.append(
      " ",
      renderLink(`/results/attempts/${attempt.attemptId}`, "See this flight beside the class's best"),
    );
}

/** A link to a page of the platform; a new tab, so that the game goes on. */
const renderLink = (href: string, text: string) => h("a", { href, target: "_blank", rel: "noopener" }, text);

const stateOf = (delivery: Delivery) =>
  typeof delivery === "string" || "tooEarly" in delivery ? "waiting" : "saved" in delivery ? "saved" : "refused";

function deliveryText(delivery: Delivery, attempt: Attempt): string {
  if (delivery === "waiting")
    return "Not saved yet: kept on this computer and sent as soon as the server can be reached.";
  if (delivery === "signIn")
    return "Not saved yet: you are signed in no longer. It is kept, and sent once you have signed in.";
  if (delivery === "otherUser")
    return "Not saved yet: somebody else has signed in here. It is kept for you, and sent when you are signed in again.";
  if ("tooEarly" in delivery)
    return `Not handed in yet: ${delivery.tooEarly} It is kept on this computer, and sent by itself then.`;
  if ("refused" in delivery)
    return `The server did not take this attempt: ${delivery.refused} It is kept on this computer; the menu lists it.`;
  const { score, maxScore, late, grading } = delivery.saved;
  const localPoints = localPointsOf(attempt);
  const how = grading === "server" ? "has worked it out again from what you did, and counts" : "counts";
  const differs =
    localPoints && score !== localPoints.points
      ? ` The server ${how} ${score} of ${maxScore}, and not the ${localPoints.points} shown here.`
      : "";
  return `Saved.${differs}${late ? " It is marked as handed in late: the class had ended." : ""}`;
}

/** Attempts without a receipt, refused ones with their reason; each can be saved as a file. */
export function renderUnsentAttempts(game: Game): HTMLElement {
  const section = h("section", { class: "kept", hidden: true });
  const refresh = async () => {
    const entries = await game.unsentAttempts();
    section.hidden = entries.length === 0;
    section.replaceChildren(
      h("h2", {}, "Attempts without a receipt"),
      h("ul", {}, ...entries.map((entry) => renderEntry(game, entry, () => void refresh()))),
    );
  };
  void refresh();
  return section;
}

function renderEntry(game: Game, entry: OutboxEntry, refresh: () => void): HTMLElement {
  const { attempt, refused } = entry;
  const title = game.classroom?.headers.find(({ scenarioId }) => scenarioId === attempt.scenarioId)?.scenarioTitle;
  const localPoints = localPointsOf(attempt);
  const name = title ?? "A scenario of another class";
  const retry = async () => {
    await game.retryAttempt(attempt.attemptId);
    refresh();
  };
  return h(
    "li",
    {},
    h(
      "p",
      {},
      h("strong", {}, name),
      localPoints ? `, ${localPoints.points} of ${localPoints.maxPoints}` : ", to be graded by the server",
    ),
    h("p", {}, refused === undefined ? "Waits for the server, or for you to sign in." : `Not taken: ${refused}`),
    renderButton("Send again", () => void retry(), { class: "quiet", "aria-label": `Send ${name} again` }),
    renderButton("Save as a file", () => saveAsFile(game, entry), {
      class: "quiet",
      "aria-label": `Save ${name} as a file`,
    }),
  );
}

/** For an instructor: what was done, by whom, and why the server refused it. */
function saveAsFile({ startup }: Game, { attempt, userId, refused }: OutboxEntry) {
  const text = JSON.stringify({ userName: startup.userName, userId, refused, attempt }, null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  h("a", { href: address, download: `attempt-${attempt.attemptId}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
