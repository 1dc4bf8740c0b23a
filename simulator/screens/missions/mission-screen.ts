import * as v from "valibot";
import { texts } from "~/texts";
import { MissionDocument } from "../../../content/mission-schema";
import { reasonOf } from "../../api/server";
import { h, renderButton, setText } from "../../dom";
import { showMissionAddress } from "../../unity/address";
import type { Game, Screen } from "../../unity/screen";
import { imagingGoal } from "../flight/imaging-text";
import { renderFrame } from "../frame";
import { renderWaitingFlight } from "./delivery";
import { writtenOf, type MissionDraft } from "./draft";
import { renderMissionEditor } from "./editor";
import { costOf, flyMission } from "./fly";
import { renderMissionList } from "./mission-list";
import { copyMission } from "./mission-template";
import { createMissionPicture } from "./mission-picture";
import { renderResults } from "./results";
import { renderLinkButton } from "./sharing";
import { findDraft, forgetDraft, newDraftKey } from "./stored-drafts";
import { UnfinishedFlight } from "./unfinished-flight";

/** A mission by its id, or a draft on this device: one's own in the editor, another's to fly or to copy. */
async function prepareMission(game: Game, id: string): Promise<() => void> {
  const draft = findDraft(game, id);
  if (draft && !draft.saved) return () => showEditor(game, draft);
  const mission = await (await game.server.calls.missions[":id"].$get({ param: { id } })).json();
  const { title, version } = mission;
  // The server checked it when it was saved.
  const document = v.parse(MissionDocument, mission.document);
  const toList = () => void showMissions(game);
  if (mission.isOwn) {
    if (draft) return () => showEditor(game, draft, renderRestored(game, draft, version));
    const saved: MissionDraft = {
      ...{ key: id, title, document, saved: { id, version } },
      asSaved: JSON.stringify([title, document]),
    };
    return () => showEditor(game, saved);
  }
  const results = mission.mayReadResults ? await renderResults(game, id) : null;
  return () => {
    game.show(renderMission(game, { ...mission, document }, { results, toList }));
    showMissionAddress(id);
  };
}

const showAddress = ({ key, saved }: MissionDraft) => showMissionAddress(saved?.id ?? key);

/** `notice`: above the form. */
function showEditor(game: Game, draft: MissionDraft, notice: HTMLElement | null = null) {
  game.show(renderMissionEditor(game, draft, { toList: () => void showMissions(game), showAddress }, notice));
  showAddress(draft);
}

/** The author's changes of an earlier visit, with ways to go on without them. `version`: on the server. */
function renderRestored(game: Game, draft: MissionDraft, version: number): HTMLElement {
  const { key, saved } = draft;
  const isStale = saved?.version !== version;
  const discard = () => {
    // The editor that is left would store it again.
    draft.asSaved = writtenOf(draft);
    forgetDraft(game, draft);
    void openMission(game, saved?.id ?? key);
  };
  const saveAsNew = () => {
    const copy = { ...draft, key: newDraftKey(), saved: null, asSaved: "" };
    draft.asSaved = writtenOf(draft);
    forgetDraft(game, draft);
    showEditor(game, copy);
  };
  return h(
    "div",
    { class: "restored", role: "note" },
    h("p", {}, isStale ? texts.gameMissions.restoredStale : texts.gameMissions.restored),
    h(
      "div",
      { class: "row" },
      isStale && renderButton(texts.gameMissions.saveAsNew, saveAsNew, { class: "quiet" }),
      renderButton(texts.gameMissions.discardChanges, discard, { class: "quiet" }),
    ),
  );
}

/** The list of missions. */
export const showMissions = (game: Game) =>
  game.open(async () => {
    const missions = await (await game.server.calls.missions.$get()).json();
    const links = {
      open: (id: string) => void openMission(game, id),
      edit: (draft: MissionDraft) => showEditor(game, draft),
      toList: () => void showMissions(game),
    };
    return () => {
      game.show(renderMissionList(game, missions, links));
      showMissionAddress(null);
    };
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
  const fly = (isByHand: boolean) => void game.open(() => flyMission(game, { id, title, document, isByHand }, back));
  const isBegun = new UnfinishedFlight(game, id).isThere;
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
    renderWaitingFlight(game, id, back),
    h(
      "div",
      { class: "row" },
      mission.mayFly && renderButton(isBegun ? texts.weeklyMissions.resume : texts.gameMissions.fly, () => fly(false)),
      mission.mayFly && isDock && !isBegun && renderButton(texts.gameMissions.byHand, () => fly(true)),
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
