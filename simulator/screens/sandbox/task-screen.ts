import * as v from "valibot";
import { texts } from "~/texts";
import { pointsOfChecks, type PlayedSandboxTask } from "../../../content/sandbox-task";
import type { Header } from "../../api/classroom";
import type { Receipt } from "../../api/outbox";
import { h, renderButton, setText } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { renderAfterPlay } from "../after-play";
import { renderFrame } from "../frame";
import { renderParagraphs, prepareTexts } from "../marked-text";
import { renderChecks } from "./checks-panel";
import { SandboxDesk } from "./sandbox-desk";
import { renderSandboxPicture } from "./sandbox-picture";
import { createSandboxDocument, SandboxDocument } from "./sandbox-document";
import { renderEditor, renderModelField } from "./sandbox-screen";

type SandboxPlay = { header: Header; task: PlayedSandboxTask; document: SandboxDocument };

const StoredPlay = v.object({ document: SandboxDocument });

/** Opens the sandbox as the player left it, with the task beside it. */
export async function prepareSandboxTask(game: Game, header: Header, task: PlayedSandboxTask): Promise<() => void> {
  const stored = v.safeParse(StoredPlay, game.plays.read(header.scenarioId));
  const document = stored.success ? stored.output.document : createSandboxDocument();
  await prepareTexts([task.text]);
  return () => begin(game, { header, task, document }, stored.success);
}

function begin(game: Game, play: SandboxPlay, isResuming: boolean) {
  void game.begin(play.header, isResuming);
  game.show(renderTaskScreen(game, play));
}

function renderTaskScreen(game: Game, play: SandboxPlay): Screen {
  const { header, task, document } = play;
  const desk = new SandboxDesk(game, document);
  const checks = renderChecks(task.checks, document);
  const legend = h("ul", { class: "legend" });
  const state = h("p", { class: "state", role: "status" });
  const text = h(
    "div",
    { class: "text" },
    h("h2", {}, texts.sandboxTasks.task),
    ...renderParagraphs(task.text),
    ...(task.checks.length > 0 ? [h("h2", {}, texts.sandboxTasks.checks), checks.element] : []),
    renderByHand(task),
    ...renderEditor(desk, legend),
    renderModelField(document),
    renderHandIn(game, play, state),
    state,
  );
  const picture = renderSandboxPicture(game, desk, legend);
  return {
    element: renderFrame(header.scenarioTitle, game.back, h("div", { class: "split sandbox" }, text, picture)),
    views: [desk.globe],
    tick(seconds) {
      desk.tick(seconds);
      checks.tick(seconds);
    },
    step: (seconds) => desk.advance(seconds),
    saveProgress: () => game.plays.save(header.scenarioId, { document }),
  };
}

function renderByHand(task: PlayedSandboxTask) {
  const points = task.maxScore - pointsOfChecks(task);
  return points > 0 ? h("p", {}, texts.sandboxTasks.byHand({ points })) : null;
}

/** The second press hands in, unless the sandbox was changed in between. */
function renderHandIn(game: Game, play: SandboxPlay, state: HTMLElement) {
  let confirmed = "";
  return renderButton(texts.sandboxTasks.handIn, () => {
    const copy = copyOf(play.document);
    if ("field" in copy) return setText(state, texts.sandboxTasks.cannotHandIn(copy));
    if (confirmed !== JSON.stringify(copy)) {
      confirmed = JSON.stringify(copy);
      return setText(state, texts.sandboxTasks.confirm);
    }
    game.show(renderHandedIn(game, play, copy));
  });
}

/** What the server accepts; `field`: what it would refuse. */
function copyOf({ spacecraft, ...document }: SandboxDocument): SandboxDocument | { field: string } {
  const named = spacecraft.map(({ name, orbit }, at) => ({
    name: name.trim() || texts.gameSandbox.spacecraftNumber({ number: at + 1 }),
    orbit: { ...orbit },
  }));
  const parsed = v.safeParse(SandboxDocument, { ...document, spacecraft: named });
  return parsed.success ? parsed.output : { field: v.getDotPath(parsed.issues[0]) ?? "" };
}

/** The sandbox stays on this device, so that the player can go on building. */
function renderHandedIn(game: Game, play: SandboxPlay, document: SandboxDocument): Screen {
  const { header, task } = play;
  const save = () => game.plays.save(header.scenarioId, { document: play.document });
  const points = h("p", { role: "status" });
  const after = renderAfterPlay(game, header);
  const onSaved = (receipt: Receipt) => {
    after.noteReceipt(receipt);
    const { score, maxScore, note } = receipt;
    if (score === null) return setText(points, texts.releases.gameHeld);
    const scoreText = task.checks.length > 0 ? texts.gameLesson.scoreOf({ score, maxScore }) : "";
    setText(points, [scoreText, note].filter(Boolean).join(" · "));
  };
  const delivery = game.post(header, { evidence: { kind: "sandbox", document } }, onSaved);
  return {
    element: renderFrame(
      texts.sandboxTasks.handedIn,
      game.back,
      h("p", { dir: "auto" }, header.scenarioTitle),
      delivery,
      points,
      after.element,
      ...(task.checks.length > 0 ? [renderChecks(task.checks, document).element] : []),
      h(
        "footer",
        { class: "foot" },
        renderButton(texts.sandboxTasks.backToSandbox, () => begin(game, play, false), { class: "quiet" }),
        ...after.buttons,
      ),
    ),
    saveProgress: save,
  };
}
