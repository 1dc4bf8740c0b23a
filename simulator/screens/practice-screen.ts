import { texts } from "~/texts";
import { fetchPractice, type Practice } from "../api/own-practice";
import { h, renderButton } from "../dom";
import type { Game, Screen } from "../unity/screen";
import { renderFrame } from "./frame";
import { renderPracticeQuestion } from "./practice-question";
import { openPractice } from "./practice-start";
import { dayStreakTextOf, nextTextOf } from "./practice-words";

/** One question at a time, and at the end when the next ones are due. */
export function renderPracticeScreen(game: Game, practice: Practice): Screen {
  const { session, today } = practice;
  const body = h("div", { class: "text practice" });
  const note = h("p", { class: "hint" }, texts.gamePractice.notGraded);
  let rightCount = 0;
  let answeredCount = 0;
  const ask = (at: number) => {
    const asked = session[at];
    if (!asked) return void finish();
    const view = renderPracticeQuestion(game, asked, {
      ...{ at, count: session.length, today },
      onAnswer: (isRight) => {
        answeredCount++;
        if (isRight) rightCount++;
      },
      goOn: () => ask(at + 1),
    });
    show(body, view.heading, view.element);
  };
  const finish = async () => {
    const left = await fetchPractice(game.server).catch(() => null);
    const heading = h("h2", { tabIndex: -1 }, texts.gamePractice.done);
    note.hidden = true;
    show(body, heading, ...renderEnd(game, left, heading, { rightCount, answeredCount }));
  };
  ask(0);
  return {
    element: renderFrame(texts.gamePractice.title, { label: texts.gameMenu.menu, to: game.showMenu }, note, body),
  };
}

/** Moves the focus along, but not before the screen has shown its title. */
function show(body: HTMLElement, heading: HTMLElement, ...children: HTMLElement[]) {
  const wasShown = body.childElementCount > 0;
  body.replaceChildren(...children);
  if (wasShown) heading.focus();
}

type Outcome = { rightCount: number; answeredCount: number };

/** `left`: what the server says now; null if it can't be reached. */
function renderEnd(
  game: Game,
  left: Practice | null,
  heading: HTMLElement,
  { rightCount, answeredCount }: Outcome,
): HTMLElement[] {
  const streak = left ? dayStreakTextOf(left) : "";
  const next = left && left.questions === 0 ? nextTextOf(left) : "";
  const more = left && left.questions > 0 ? left.questions : 0;
  return [
    heading,
    h("p", {}, texts.gamePractice.rightOf({ right: rightCount, count: answeredCount })),
    ...(next ? [h("p", {}, next)] : []),
    ...(streak ? [h("p", { class: "day-streak" }, streak)] : []),
    h(
      "footer",
      { class: "foot" },
      more > 0 &&
        renderButton(texts.gamePractice.more({ count: more }), () => void openPractice(game), { class: "quiet" }),
      renderButton(texts.gameLesson.toMenu, game.showMenu),
    ),
  ];
}
