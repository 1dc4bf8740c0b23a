import { texts } from "~/texts";
import { localPointsOf, type Attempt, type Delivery, type OutboxEntry } from "../api/outbox";
import { h, renderButton, setText } from "../dom";
import type { Game } from "../unity/screen";

/** Shows an attempt's delivery state in `element`. */
export function renderDelivery(element: HTMLElement, delivery: Delivery, attempt: Attempt) {
  element.dataset.delivery = stateOf(delivery);
  setText(element, deliveryText(delivery, attempt));
  if (delivery === "signIn") element.append(" ", renderLink("/", texts.gameDelivery.signIn));
  // Only flights of a class can be compared with the class's best.
  if (stateOf(delivery) === "saved" && attempt.evidence?.kind === "flight" && attempt.sessionId)
    element.append(" ", renderLink(`/results/attempts/${attempt.attemptId}`, texts.gameDelivery.compareFlight));
}

/** A link to a page of the platform; a new tab, so that the game goes on. */
const renderLink = (href: string, text: string) => h("a", { href, target: "_blank", rel: "noopener" }, text);

const stateOf = (delivery: Delivery) =>
  delivery === "sending"
    ? "sending"
    : typeof delivery === "string" || "tooEarly" in delivery
      ? "waiting"
      : "saved" in delivery
        ? "saved"
        : "refused";

function deliveryText(delivery: Delivery, attempt: Attempt): string {
  if (delivery === "sending") return texts.gameDelivery.sending;
  if (delivery === "waiting") return texts.gameDelivery.waiting;
  if (delivery === "signIn") return texts.gameDelivery.signedOut;
  if (delivery === "otherUser") return texts.gameDelivery.otherUser;
  if ("tooEarly" in delivery) return texts.gameDelivery.tooEarly({ reason: delivery.tooEarly });
  if ("refused" in delivery) return texts.gameDelivery.refused({ reason: delivery.refused });
  const { score, maxScore, late, grading } = delivery.saved;
  if (score === null) return texts.releases.gameHeld;
  const localPoints = localPointsOf(attempt);
  const describe = grading === "server" ? texts.gameDelivery.recounted : texts.gameDelivery.countedOtherwise;
  const differs =
    localPoints && score !== localPoints.points && describe({ score, maxScore, points: localPoints.points });
  return [texts.gameDelivery.saved, differs, late && texts.gameDelivery.late].filter(Boolean).join(" ");
}

/** Attempts without a receipt, refused ones with their reason; each can be saved as a file. */
export function renderUnsentAttempts(game: Game): HTMLElement {
  const section = h("section", { class: "kept", hidden: true });
  const refresh = async () => {
    const entries = await game.unsentAttempts();
    section.hidden = entries.length === 0;
    section.replaceChildren(
      h("h2", {}, texts.gameDelivery.unsentTitle),
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
  const name = title ?? texts.gameDelivery.otherClassScenario;
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
      ` · ${localPoints ? texts.gameDelivery.scoreOf(localPoints) : texts.gameDelivery.toBeGraded}`,
    ),
    h("p", {}, refused === undefined ? texts.gameDelivery.waits : texts.gameDelivery.notTaken({ reason: refused })),
    renderButton(texts.gameDelivery.sendAgain, () => void retry(), {
      class: "quiet",
      "aria-label": texts.gameDelivery.sendNamedAgain({ name }),
    }),
    renderButton(texts.gameDelivery.saveAsFile, () => saveAsFile(game, entry), {
      class: "quiet",
      "aria-label": texts.gameDelivery.saveNamedAsFile({ name }),
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
