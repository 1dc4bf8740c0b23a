import type { Header } from "../api/classroom";
import { entryOf, findNextUnplayed, type Progress } from "../api/own-progress";
import { h, renderButton } from "../dom";
import type { Game } from "../unity/screen";
import { openScenario } from "./open-scenario";
import { turnText } from "./turn-text";

/** What is done, what comes next and what is worth repeating; filled in when the server answers. */
export function renderOwnProgress(game: Game): HTMLElement {
  const section = h("section", { class: "own-progress", "aria-label": "Your progress" });
  let lastContent = "";
  const refresh = async () => {
    const unsentCount = (await game.unsentAttempts()).length;
    const { state } = game.progress;
    // Don't replace equal content: it may hold the focus.
    const content = JSON.stringify([state, unsentCount]);
    if (content === lastContent) return;
    lastContent = content;
    section.replaceChildren(
      h("h2", {}, "Your progress"),
      ...(state.is === "known" ? renderProgress(game, state.progress) : [h("p", {}, unknownTexts[state.is])]),
      ...(unsentCount > 0 ? [h("p", { class: "waits" }, waitingText(unsentCount))] : []),
    );
  };
  game.progress.onChange = () => void refresh();
  void refresh();
  return section;
}

const unknownTexts = {
  loading: "Asking the server…",
  unknown: "The server cannot be asked how far you are. You can play all the same: results are kept and sent later.",
};

const waitingText = (count: number) =>
  `${count === 1 ? "One result waits" : `${count} results wait`} to be sent, and ${count === 1 ? "is" : "are"} not counted here.`;

function renderProgress(game: Game, progress: Progress): HTMLElement[] {
  const headers = playableHeaders(game);
  const done = headers.filter((header) => entryOf(progress, header)).length;
  const next = findNextUnplayed(progress, headers);
  const streaks = progress.topics.filter(({ answered }) => answered > 0);
  const repeat = progress.repeat.flatMap((entry) => {
    const header = headers.find(({ scenarioId }) => scenarioId === entry.scenarioId);
    return header ? [{ ...entry, header }] : [];
  });
  return [
    h(
      "p",
      { class: "next" },
      h("span", {}, next ? `${done} of ${headers.length} done. Next:` : allDoneText(headers.length)),
      next && renderButton(next.scenarioTitle, () => void openScenario(game, next), { class: "quiet" }),
    ),
    ...(streaks.length > 0
      ? [
          h(
            "dl",
            { class: "streaks" },
            ...streaks.flatMap((topic) => [h("dt", {}, topic.title), h("dd", {}, streakTextOf(topic))]),
          ),
        ]
      : []),
    ...(repeat.length > 0
      ? [
          h("h3", {}, "Worth repeating"),
          h(
            "ol",
            { class: "repeat" },
            ...repeat.map((entry) =>
              h(
                "li",
                {},
                renderButton(entry.header.scenarioTitle, () => void openScenario(game, entry.header), {
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

const allDoneText = (count: number) => (count === 0 ? "There is nothing to play here." : `All ${count} are done.`);

const playableHeaders = ({ classroom, hasContent }: Game) => classroom?.headers.filter(hasContent) ?? [];

export const streakTextOf = ({ streak }: Progress["topics"][number]) =>
  streak === 0 ? "the last one was missed" : `${streak} right in a row`;

function reasonTextOf({ reason, missed, asked, lastPlayedAt }: Progress["repeat"][number]) {
  if (reason === "notPassed") return missed > 0 ? `not passed yet, ${missedText(missed, asked)}` : "not passed yet";
  if (reason === "missed") return `${missedText(missed, asked)} the last time`;
  return `last played on ${new Date(lastPlayedAt).toLocaleDateString("en", { day: "numeric", month: "long", year: "numeric" })}`;
}

const missedText = (missed: number, asked: number) => `${missed} of ${asked} questions missed`;

/** For a list entry: the best score, and whether it is next. */
export function standingTextOf(game: Game, header: Header): string {
  const { state } = game.progress;
  if (state.is !== "known") return "";
  const entry = entryOf(state.progress, header);
  if (!entry) return findNextUnplayed(state.progress, playableHeaders(game)) === header ? "Next" : "";
  const best = `best ${entry.score} of ${entry.maxScore}`;
  const turn = state.progress.quizzes.find(({ scenarioId }) => scenarioId === header.scenarioId);
  const turnLine = turn ? turnText(turn) : "";
  return `${entry.passed ? "Done" : "Not passed yet"}, ${best}${turnLine && `. ${turnLine}`}`;
}
