import { texts } from "~/texts";
import type { Header } from "../api/classroom";
import { completesCampaign, findNextAfter } from "../api/own-progress";
import type { Receipt } from "../api/outbox";
import { h, renderButton } from "../dom";
import type { Game } from "../unity/screen";
import { fetchPractice } from "../api/own-practice";
import { signalFinish } from "./finish-signal";
import { streakTextOf } from "./own-progress";
import { dayStreakTextOf } from "./practice-words";

type AfterPlay = {
  /** What the player has reached; empty until the attempt is saved. */
  element: HTMLElement;
  /** Back to the list, and the next scenario that was never played. */
  buttons: HTMLElement[];
  noteReceipt: (receipt: Pick<Receipt, "passed">) => void;
};

/** What comes after a scenario that was played to its end. */
export function renderAfterPlay(game: Game, header: Header): AfterPlay {
  const element = h("div", { class: "after", role: "status" });
  const headers = game.classroom?.headers.filter(game.hasContent) ?? [];
  const before = game.progress.state;
  const next = before.is === "known" ? findNextAfter(before.progress, headers, header) : undefined;
  const leave = renderLeaveButton(game, next ? { class: "quiet" } : {});
  const open = next && renderButton("", () => void game.openScenario(next), { class: "next-scenario" });
  open?.append(texts.gameLesson.nextScenario, " ", h("bdi", {}, next?.scenarioTitle ?? ""));
  let dayStreak = "";
  const write = (isCompleted: boolean) => {
    const { state } = game.progress;
    const topic =
      state.is === "known" && state.progress.topics.find(({ campaignId }) => campaignId === header.campaignId);
    element.replaceChildren(
      ...(isCompleted ? [renderCompletion(game, headers, header)] : []),
      ...(topic && topic.streak > 1 ? [h("p", { class: "streak" }, streakTextOf(topic))] : []),
      ...(dayStreak ? [h("p", { class: "day-streak" }, dayStreak)] : []),
    );
  };
  return {
    element,
    buttons: open ? [leave, open] : [leave],
    noteReceipt: ({ passed }) => {
      const isCompleted =
        passed === true && before.is === "known" && completesCampaign(before.progress, headers, header);
      write(isCompleted);
      signalFinish(element.closest<HTMLElement>(".screen"), passed === true);
      fetchPractice(game.server).then(
        (practice) => {
          dayStreak = dayStreakTextOf(practice);
          write(isCompleted);
        },
        // Without it, nothing is missing.
        () => undefined,
      );
      game.progress.onChange = () => write(isCompleted);
    },
  };
}

/** To where the scenario was opened. */
export const renderLeaveButton = (game: Game, properties = {}) =>
  renderButton(game.origin ? texts.gameLesson.toList : texts.gameLesson.toMenu, game.leave, properties);

function renderCompletion(game: Game, headers: readonly Header[], { campaignId, campaignTitle }: Header) {
  const count = headers.filter((header) => header.campaignId === campaignId).length;
  return h(
    "section",
    { class: "completion" },
    h("p", { class: "badge", "aria-hidden": "true" }, "★"),
    h(
      "div",
      {},
      h("h2", {}, texts.gameLesson.campaignDone({ campaign: campaignTitle })),
      h("p", {}, texts.gameLesson.allPassed({ count })),
      game.classroom?.sessionId
        ? h(
            "p",
            {},
            h(
              "a",
              { href: `${game.startup.apiUrl}/results/credentials`, target: "_blank", rel: "noreferrer" },
              texts.gameLesson.getCredential,
            ),
          )
        : null,
    ),
  );
}
