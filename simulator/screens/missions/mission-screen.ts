import * as v from "valibot";
import { texts } from "~/texts";
import { MissionDocument } from "../../../content/mission-schema";
import { reasonOf } from "../../api/server";
import { h, renderButton, setText } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { imagingGoal } from "../flight/imaging-text";
import { renderFrame } from "../frame";
import type { MissionDraft } from "./draft";
import { renderMissionEditor } from "./editor";
import { costOf, flyMission } from "./fly";
import { renderMissionList } from "./mission-list";
import { copyMission } from "./mission-template";
import { createMissionPicture } from "./mission-picture";
import { renderResults } from "./results";
import { renderLinkButton } from "./sharing";

/** A mission by its id: one's own in the editor, another's to fly or to copy. */
async function prepareMission(game: Game, id: string): Promise<() => void> {
  const mission = await (await game.server.calls.missions[":id"].$get({ param: { id } })).json();
  const { title, version } = mission;
  // The server checked it when it was saved.
  const document = v.parse(MissionDocument, mission.document);
  const toList = () => void showMissions(game);
  if (mission.isOwn) {
    const draft: MissionDraft = {
      ...{ title, document, saved: { id, version } },
      asSaved: JSON.stringify([title, document]),
    };
    return () => game.show(renderMissionEditor(game, draft, toList));
  }
  const results = mission.mayReadResults ? await renderResults(game, id) : null;
  return () => game.show(renderMission(game, { ...mission, document }, { results, toList }));
}

/** The list of missions. */
export const showMissions = (game: Game) =>
  game.open(async () => {
    const missions = await (await game.server.calls.missions.$get()).json();
    const links = { open: (id: string) => void openMission(game, id), toList: () => void showMissions(game) };
    return () => game.show(renderMissionList(game, missions, links));
  });

export const openMission = (game: Game, id: string) => game.open(() => prepareMission(game, id));

type ShownMission = {
  id: string;
  title: string;
  ownerName: string;
  document: MissionDocument;
  mayFly: boolean;
  mayReadResults: boolean;
  best: { points: number; deltaV: number; seconds: number } | null;
};

/** A mission of the class: its briefing and picture, the player's best flight, and the ways to fly it. */
function renderMission(
  game: Game,
  mission: ShownMission,
  { results, toList }: { results: HTMLElement | null; toList: () => void },
): Screen {
  const { id, title, document, best } = mission;
  const state = h("p", { class: "state", role: "status" });
  const say = (text: string) => setText(state, text);
  const picture = createMissionPicture(game, "position" in document.chaser.start);
  const back = () => void openMission(game, id);
  const fly = (isByHand: boolean) =>
    void flyMission(game, { id, title, document, isByHand }, back).catch((error: unknown) => say(reasonOf(error)));
  const copy = async () => {
    const call = game.server.calls.missions;
    const json = { title, document: copyMission(document, mission.mayReadResults || best !== null), copiedFrom: id };
    const created = await (await call.$post({ json })).json();
    await openMission(game, created.id);
    game.say(texts.gameMissions.copied);
  };
  const isDock = document.objective.kind === "dock";
  const text = h(
    "div",
    { class: "text" },
    h("p", {}, h("bdi", {}, texts.gameMissions.byAuthor({ author: mission.ownerName }))),
    h("p", { dir: "auto" }, h("strong", {}, document.goal)),
    ...[...imagingGoal(document), ...document.briefing].map((paragraph) => h("p", { dir: "auto" }, paragraph)),
    h("p", {}, best ? bestText(best) : texts.gameMissions.myBestNone),
    h(
      "div",
      { class: "row" },
      mission.mayFly && renderButton(texts.gameMissions.fly, () => fly(false)),
      mission.mayFly && isDock && renderButton(texts.gameMissions.byHand, () => fly(true)),
      renderButton(texts.gameMissions.copy, () => void copy().catch((error: unknown) => say(reasonOf(error))), {
        class: "quiet",
      }),
      renderLinkButton(game, id, say),
    ),
    state,
    results,
  );
  picture.show(document);
  return {
    element: renderFrame(
      title,
      { label: texts.gameMissions.back, to: toList },
      h("div", { class: "split sandbox mission" }, text, picture.element),
    ),
    views: picture.views,
  };
}

const bestText = (best: { points: number; deltaV: number; seconds: number }) => {
  const { deltaV, time } = costOf(best);
  return `${texts.gameMissions.myBest(best)} (${deltaV} m/s, ${time})`;
};
