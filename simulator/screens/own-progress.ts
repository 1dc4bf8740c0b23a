import type { Header } from "../api/classroom";
import { entryOf, nextOf, type Progress } from "../api/own-progress";
import { h, renderButton } from "../dom";
import type { Game } from "../unity/screen";
import { openScenario } from "./open-scenario";
import { turnText } from "./turn-text";

/** What is done, what comes next, and what is worth another look; it is filled in when the server has answered. */
export function renderOwnProgress(game: Game): HTMLElement {
  const section = h("section", { class: "own-progress", "aria-label": "Your progress" });
  let shown = "";
  const refresh = async () => {
    const waiting = (await game.keptAttempts()).length;
    const { known } = game.progress;
    // What is the same stays, with the focus that may be in it.
    const now = JSON.stringify([known, waiting]);
    if (now === shown) return;
    shown = now;
    section.replaceChildren(
      h("h2", {}, "Your progress"),
      ...(known.is === "known" ? renderKnown(game, known.progress) : [h("p", {}, unknownTexts[known.is])]),
      ...(waiting > 0 ? [h("p", { class: "waits" }, waitingText(waiting))] : []),
    );
  };
  game.progress.onChange = () => void refresh();
  void refresh();
  return section;
}

const unknownTexts = {
  asking: "Asking the server…",
  unknown: "The server cannot be asked how far you are. You can play all the same: results are kept and sent later.",
};

const waitingText = (count: number) =>
  `${count === 1 ? "One result waits" : `${count} results wait`} to be sent, and ${count === 1 ? "is" : "are"} not counted here.`;

function renderKnown(game: Game, progress: Progress): HTMLElement[] {
  const headers = offeredOf(game);
  const done = headers.filter((header) => entryOf(progress, header)).length;
  const next = nextOf(progress, headers);
  const streaks = progress.topics.filter(({ answered }) => answered > 0);
  const repeat = progress.repeat.flatMap((one) => {
    const header = headers.find(({ scenarioId }) => scenarioId === one.scenarioId);
    return header ? [{ ...one, header }] : [];
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
            ...repeat.map((one) =>
              h(
                "li",
                {},
                renderButton(one.header.scenarioTitle, () => void openScenario(game, one.header), { class: "quiet" }),
                h("span", {}, reasonTextOf(one)),
              ),
            ),
          ),
        ]
      : []),
  ];
}

const allDoneText = (count: number) => (count === 0 ? "There is nothing to play here." : `All ${count} are done.`);

const offeredOf = ({ classroom, has }: Game) => classroom?.headers.filter(has) ?? [];

/** "5 right in a row". */
export const streakTextOf = ({ streak }: Progress["topics"][number]) =>
  streak === 0 ? "the last one was missed" : `${streak} right in a row`;

function reasonTextOf({ reason, missed, asked, lastPlayedAt }: Progress["repeat"][number]) {
  if (reason === "notPassed") return missed > 0 ? `not passed yet, ${missedText(missed, asked)}` : "not passed yet";
  if (reason === "missed") return `${missedText(missed, asked)} the last time`;
  return `last played on ${new Date(lastPlayedAt).toLocaleDateString("en", { day: "numeric", month: "long", year: "numeric" })}`;
}

const missedText = (missed: number, asked: number) => `${missed} of ${asked} questions missed`;

/** Of an entry of the list: its best, and whether it is next. */
export function standingTextOf(game: Game, header: Header): string {
  const { known } = game.progress;
  if (known.is !== "known") return "";
  const entry = entryOf(known.progress, header);
  if (!entry) return nextOf(known.progress, offeredOf(game)) === header ? "Next" : "";
  const best = `best ${entry.score} of ${entry.maxScore}`;
  const turn = known.progress.quizzes.find(({ scenarioId }) => scenarioId === header.scenarioId);
  const again = turn ? turnText(turn) : "";
  return `${entry.passed ? "Done" : "Not passed yet"}, ${best}${again && `. ${again}`}`;
}
