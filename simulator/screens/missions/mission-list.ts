import { texts } from "~/texts";
import type { MissionDocument } from "../../../content/mission-schema";
import type { Header } from "../../api/classroom";
import { h, renderButton } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { renderFrame } from "../frame";
import { renderWeeklyCard } from "../weekly-card";
import type { MissionDraft } from "./draft";
import { costOf } from "./fly";
import { emptyMission, missionOfFlight } from "./mission-template";
import { findDraft, forgetDraft, newDraftKey, readDrafts } from "./stored-drafts";

type ListedMission = {
  id: string;
  title: string;
  ownerName: string;
  isOwn: boolean;
  className: string | null;
  reference: { deltaV: number; seconds: number } | null;
  best: { points: number } | null;
};

/** Where the list leads. */
type Links = { open: (id: string) => void; edit: (draft: MissionDraft) => void; toList: () => void };

/** The player's missions, those of the class, and the mission of the week. */
export function renderMissionList(game: Game, missions: readonly ListedMission[], links: Links): Screen {
  const section = (title: string, shown: readonly ListedMission[], empty: string) =>
    h(
      "section",
      {},
      h("h2", {}, title),
      shown.length === 0
        ? h("p", {}, empty)
        : h("ul", { class: "cards" }, ...shown.map((mission) => renderEntry(game, mission, links))),
    );
  const own = missions.filter(({ isOwn }) => isOwn);
  const others = missions.filter(({ isOwn }) => !isOwn);
  return {
    element: renderFrame(
      texts.gameMissions.title,
      { label: texts.gameSandbox.menu, to: game.showMenu },
      renderWeeklyCard(game, { label: texts.gameMissions.title, returnTo: links.toList }),
      section(texts.gameMissions.fromClass, others, texts.gameMissions.noneFromClass),
      section(texts.gameMissions.mine, own, texts.gameMissions.none),
      renderUnsaved(game, links),
      renderNew(game, links),
    ),
  };
}

/** What the server doesn't have: drafts, and missions that were deleted there. */
function renderUnsaved(game: Game, { edit, toList }: Links): HTMLElement | null {
  const drafts = readDrafts(game).filter(({ saved }) => !saved);
  if (drafts.length === 0) return null;
  const discard = (draft: MissionDraft) => {
    forgetDraft(game, draft);
    toList();
  };
  const entries = drafts.map((draft) => {
    const title = draft.title || texts.gameMissions.myMission;
    return h(
      "li",
      {},
      h("button", { type: "button", class: "card", onClick: () => edit(draft) }, h("bdi", {}, title)),
      renderButton(texts.gameMissions.discard, () => discard(draft), {
        class: "quiet own-width",
        "aria-label": `${texts.gameMissions.discard}: ${title}`,
      }),
    );
  });
  return h(
    "section",
    {},
    h("h2", {}, texts.gameMissions.notOnServer),
    h("p", {}, texts.gameMissions.notOnServerHint),
    h("ul", { class: "cards" }, ...entries),
  );
}

function renderEntry(game: Game, mission: ListedMission, { open }: Links) {
  const { id, title, ownerName, isOwn, className, reference, best } = mission;
  const standing = isOwn
    ? [
        reference ? texts.gameMissions.testFlown(costOf(reference)) : texts.gameMissions.draft,
        className && texts.gameMissions.sharedWith({ className }),
        findDraft(game, id) && texts.gameMissions.unsaved,
      ]
    : [
        texts.gameMissions.byAuthor({ author: ownerName }),
        best ? texts.gameMissions.myBest(best) : texts.gameMissions.myBestNone,
      ];
  return h(
    "li",
    {},
    h("button", { type: "button", class: "card", onClick: () => open(id) }, h("bdi", {}, title)),
    h("p", { class: "standing" }, standing.filter(Boolean).join(" · ")),
  );
}

/** Begins with a template, or with a flight of the curriculum. */
function renderNew(game: Game, { edit }: Links): HTMLElement {
  const flights = (game.classroom?.headers ?? []).filter((header) => isFlight(header) && game.hasContent(header));
  const select = h(
    "select",
    {},
    h("option", { value: "" }, texts.gameMissions.emptyTemplate),
    ...flights.map(({ scenarioId, scenarioTitle }) => h("option", { value: scenarioId }, scenarioTitle)),
  );
  const create = () =>
    game.open(async () => {
      const header = flights.find(({ scenarioId }) => scenarioId === select.value);
      const content = header ? await game.load(header) : null;
      const document =
        content?.type === "flight"
          ? content.document
          : content?.type === "scenario"
            ? missionOfFlight(content)
            : emptyMission();
      const title = header?.scenarioTitle ?? texts.gameMissions.myMission;
      return () => edit(draftOf(title, document));
    });
  return h(
    "section",
    { class: "new-mission" },
    h("h2", {}, texts.gameMissions.newMission),
    h(
      "div",
      { class: "row" },
      h("label", { class: "field wide" }, h("span", {}, texts.gameMissions.newFrom), select),
      renderButton(texts.gameMissions.create, () => void create()),
    ),
  );
}

const isFlight = ({ campaignType, scenarioType, hasLesson, hasSandbox, hasQuestions }: Header) =>
  campaignType === "Compete" && scenarioType === "Default" && !hasLesson && !hasSandbox && !hasQuestions;

const draftOf = (title: string, document: MissionDocument): MissionDraft => ({
  ...{ key: newDraftKey(), title, document, saved: null, asSaved: "" },
});
