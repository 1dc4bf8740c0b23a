import { ownPointsOf, type Attempt, type Delivery, type OutboxEntry } from "../api/outbox";
import { h, renderButton, setText } from "../dom";
import type { Game } from "../unity/screen";

/** How far an attempt has come, in the element that says so. */
export function renderDelivery(element: HTMLElement, delivery: Delivery, attempt: Attempt) {
  element.dataset.delivery = stateOf(delivery);
  setText(element, textOf(delivery, attempt));
  if (delivery === "signIn") element.append(" ", renderLink("/", "Sign in again"));
  // Only of flights of a class is there one to be compared with.
  if (stateOf(delivery) === "saved" && attempt.evidence?.kind === "flight" && attempt.sessionId)
    element.append(
      " ",
      renderLink(`/results/attempts/${attempt.attemptId}`, "See this flight beside the class's best"),
    );
}

/** To a page of the platform, which must not end the game. */
const renderLink = (href: string, text: string) => h("a", { href, target: "_blank", rel: "noopener" }, text);

const stateOf = (delivery: Delivery) =>
  typeof delivery === "string" || "tooEarly" in delivery ? "waiting" : "saved" in delivery ? "saved" : "refused";

function textOf(delivery: Delivery, attempt: Attempt): string {
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
  const own = ownPointsOf(attempt);
  const how = grading === "server" ? "has worked it out again from what you did, and counts" : "counts";
  const differs =
    own && score !== own.points
      ? ` The server ${how} ${score} of ${maxScore}, and not the ${own.points} shown here.`
      : "";
  return `Saved.${differs}${late ? " It is marked as handed in late: the class had ended." : ""}`;
}

/** The attempts without a receipt: those that were refused with their reason, as files if one wants. */
export function renderKeptAttempts(game: Game): HTMLElement {
  const section = h("section", { class: "kept", hidden: true });
  const refresh = async () => {
    const kept = await game.keptAttempts();
    section.hidden = kept.length === 0;
    section.replaceChildren(
      h("h2", {}, "Attempts without a receipt"),
      h("ul", {}, ...kept.map((one) => renderKept(game, one, () => void refresh()))),
    );
  };
  void refresh();
  return section;
}

function renderKept(game: Game, kept: OutboxEntry, refresh: () => void): HTMLElement {
  const { attempt, refused } = kept;
  const title = game.classroom?.headers.find(({ scenarioId }) => scenarioId === attempt.scenarioId)?.scenarioTitle;
  const own = ownPointsOf(attempt);
  const name = title ?? "A scenario of another class";
  const retry = async () => {
    await game.retryAttempt(attempt.attemptId);
    refresh();
  };
  return h(
    "li",
    {},
    h("p", {}, h("strong", {}, name), own ? `, ${own.points} of ${own.most}` : ", to be graded by the server"),
    h("p", {}, refused === undefined ? "Waits for the server, or for you to sign in." : `Not taken: ${refused}`),
    renderButton("Send again", () => void retry(), { class: "quiet", "aria-label": `Send ${name} again` }),
    renderButton("Save as a file", () => saveAsFile(game, kept), {
      class: "quiet",
      "aria-label": `Save ${name} as a file`,
    }),
  );
}

/** For an instructor: what was done, by whom, and why the server did not take it. */
function saveAsFile({ startup }: Game, { attempt, userId, refused }: OutboxEntry) {
  const text = JSON.stringify({ userName: startup.userName, userId, refused, attempt }, null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  h("a", { href: address, download: `attempt-${attempt.attemptId}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
