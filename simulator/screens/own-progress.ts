import { texts } from "~/texts";
import type { Header } from "../api/classroom";
import { entryOf, findNextUnplayed, isHeld, type Progress } from "../api/own-progress";
import { h, renderButton } from "../dom";
import type { Game } from "../unity/screen";
import { turnText } from "./turn-text";

/** What is done, what comes next and what is worth repeating; filled in when the server answers. */
export function renderOwnProgress(game: Game): HTMLElement {
  const section = h("section", { class: "own-progress", "aria-label": texts.gameMenu.yourProgress });
  let lastContent = "";
  const refresh = async () => {
    const unsentCount = (await game.unsentAttempts()).length;
    const { state } = game.progress;
    // Don't replace equal content: it may hold the focus.
    const content = JSON.stringify([state, unsentCount]);
    if (content === lastContent) return;
    lastContent = content;
    section.replaceChildren(
      h("h2", {}, texts.gameMenu.yourProgress),
      ...(state.is === "known" ? renderProgress(game, state.progress) : [h("p", {}, unknownTexts[state.is])]),
      ...(unsentCount > 0 ? [h("p", { class: "waits" }, texts.gameMenu.resultsWait({ count: unsentCount }))] : []),
    );
  };
  game.progress.onChange = () => void refresh();
  void refresh();
  return section;
}

const unknownTexts = { loading: texts.gameMenu.progressLoading, unknown: texts.gameMenu.progressUnknown };

function renderProgress(game: Game, progress: Progress): HTMLElement[] {
  const headers = playableHeaders(game);
  const done = headers.filter((header) => entryOf(progress, header)).length;
  const next = findNextUnplayed(progress, headers);
  const streaks = progress.topics.filter(({ answered }) => answered > 0);
  const repeat = progress.repeat.filter(needsPlay).flatMap((entry) => {
    const header = headers.find(({ scenarioId }) => scenarioId === entry.scenarioId);
    return header ? [{ ...entry, header }] : [];
  });
  return [
    h(
      "p",
      { class: "next" },
      h("span", {}, next ? texts.gameMenu.doneAndNext({ done, count: headers.length }) : allDoneText(headers.length)),
      next && renderButton(next.scenarioTitle, () => void game.openScenario(next), { class: "quiet" }),
    ),
    ...(streaks.length > 0
      ? [
          h(
            "dl",
            { class: "streaks" },
            ...streaks.flatMap((topic) => [h("dt", {}, h("bdi", {}, topic.title)), h("dd", {}, streakTextOf(topic))]),
          ),
        ]
      : []),
    ...(repeat.length > 0
      ? [
          h("h3", {}, texts.gameMenu.worthRepeating),
          h(
            "ol",
            { class: "repeat" },
            ...repeat.map((entry) =>
              h(
                "li",
                {},
                renderButton(entry.header.scenarioTitle, () => void game.openScenario(entry.header), {
                  class: "quiet",
                }),
                h("span", {}, reasonTextOf(entry)),
              ),
            ),
          ),
        ]
      : []),
  ];
}

/** Questions of what was passed come back in practice. */
const needsPlay = ({ reason, asked }: Progress["repeat"][number]) => reason === "notPassed" || asked === 0;

const allDoneText = (count: number) =>
  count === 0 ? texts.gameMenu.nothingToPlay : texts.gameMenu.allAreDone({ count });

const playableHeaders = ({ classroom, hasContent }: Game) => classroom?.headers.filter(hasContent) ?? [];

export const streakTextOf = ({ streak }: Progress["topics"][number]) =>
  streak === 0 ? texts.gameMenu.lastMissed : texts.gameMenu.streak({ streak });

function reasonTextOf({ reason, missed, asked, lastPlayedAt }: Progress["repeat"][number]) {
  if (reason === "notPassed")
    return missed > 0 ? texts.gameMenu.notPassedMissed({ missed, asked }) : texts.gameMenu.notPassed;
  return texts.gameMenu.lastPlayed({ at: new Date(lastPlayedAt) });
}

/** For a list entry: the best score, and whether it is next. */
export function standingOf(game: Game, header: Header): { is: "" | "next" | "done" | "not"; text: string } {
  const { state } = game.progress;
  if (state.is !== "known") return { is: "", text: "" };
  const entry = entryOf(state.progress, header);
  if (isHeld(state.progress, header)) return { is: "", text: texts.releases.gameHeld };
  if (!entry) {
    const isNext = findNextUnplayed(state.progress, playableHeaders(game)) === header;
    return isNext ? { is: "next", text: texts.gameMenu.next } : { is: "", text: "" };
  }
  const turn = state.progress.quizzes.find(({ scenarioId }) => scenarioId === header.scenarioId);
  const turnLine = turn ? turnText(turn) : "";
  const standing = texts.gameMenu.standing({ passed: entry.passed, score: entry.score, maxScore: entry.maxScore });
  return { is: entry.passed ? "done" : "not", text: turnLine ? `${standing}. ${turnLine}` : standing };
}
