import * as v from "valibot";
import { texts } from "~/texts";
import type { MissionDocument } from "../../../content/mission-schema";
import type { Header } from "../../api/classroom";
import { h, renderButton } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { renderFrame } from "../frame";
import { StoredDraft, isChanged, type MissionDraft } from "./draft";
import { draftKey, renderMissionEditor } from "./editor";
import { costOf } from "./fly";
import { emptyMission, missionOfFlight } from "./mission-template";

type ListedMission = {
  id: string;
  title: string;
  ownerName: string;
  isOwn: boolean;
  className: string | null;
  reference: { deltaV: number; seconds: number } | null;
  best: { points: number } | null;
};

/** What the list opens. */
type Links = { open: (id: string) => void; toList: () => void };

/** The player's missions, and those of the class. */
export function renderMissionList(game: Game, missions: readonly ListedMission[], links: Links): Screen {
  const section = (title: string, shown: readonly ListedMission[], empty: string) =>
    h(
      "section",
      {},
      h("h2", {}, title),
      shown.length === 0
        ? h("p", {}, empty)
        : h("ul", { class: "cards" }, ...shown.map((mission) => renderEntry(mission, links))),
    );
  const own = missions.filter(({ isOwn }) => isOwn);
  const others = missions.filter(({ isOwn }) => !isOwn);
  return {
    element: renderFrame(
      texts.gameMissions.title,
      { label: texts.gameSandbox.menu, to: game.showMenu },
      section(texts.gameMissions.fromClass, others, texts.gameMissions.noneFromClass),
      section(texts.gameMissions.mine, own, texts.gameMissions.none),
      renderNew(game, links),
    ),
  };
}

function renderEntry(mission: ListedMission, { open }: Links) {
  const { id, title, ownerName, isOwn, className, reference, best } = mission;
  const standing = isOwn
    ? [
        reference ? texts.gameMissions.testFlown(costOf(reference)) : texts.gameMissions.draft,
        className && texts.gameMissions.sharedWith({ className }),
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
function renderNew(game: Game, { toList }: Links): HTMLElement {
  const edit = (draft: MissionDraft) => game.show(renderMissionEditor(game, draft, toList));
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
  const stored = readStoredDraft(game);
  return h(
    "section",
    {},
    h("h2", {}, texts.gameMissions.newMission),
    h(
      "div",
      { class: "row" },
      h("label", { class: "field wide" }, h("span", {}, texts.gameMissions.newFrom), select),
      renderButton(texts.gameMissions.create, () => void create()),
    ),
    stored &&
      h(
        "p",
        {},
        `${texts.gameMissions.unsaved} `,
        renderButton(stored.title || texts.gameMissions.myMission, () => edit(stored), { class: "quiet own-width" }),
      ),
  );
}

const isFlight = ({ campaignType, scenarioType, hasLesson, hasSandbox, hasQuestions }: Header) =>
  campaignType === "Compete" && scenarioType === "Default" && !hasLesson && !hasSandbox && !hasQuestions;

const draftOf = (title: string, document: MissionDocument): MissionDraft => ({
  ...{ title, document, saved: null, asSaved: "" },
});

/** A draft that the editor couldn't save on the server, for example offline. */
function readStoredDraft(game: Game): MissionDraft | null {
  const stored = v.safeParse(StoredDraft, game.plays.read(draftKey));
  return stored.success && isChanged(stored.output) ? stored.output : null;
}
