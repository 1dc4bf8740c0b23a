import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { standardGravity } from "../../../physics/maneuvers";
import type { MissionDocument } from "../../../content/mission-schema";
import { ApiProblem } from "../../../client/api-fetch";
import { reasonOf } from "../../api/server";
import { h, renderButton, setText } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { renderFrame } from "../frame";
import {
  checkDraft,
  isChanged,
  readValue,
  refusedFields,
  writtenOf,
  type FieldProblems,
  type MissionDraft,
} from "./draft";
import { showProblems, type Form } from "./fields";
import { testFly } from "./fly";
import { renderMissionFields } from "./form";
import { createMissionPicture } from "./mission-picture";
import { renderSharing } from "./sharing";

export const draftKey = "mission-draft";

/** The form of a mission with a live picture of its start. */
export function renderMissionEditor(game: Game, draft: MissionDraft, toList: () => void): Screen {
  const state = h("p", { class: "state", role: "status" });
  const say = (text: string) => setText(state, text);
  const rest = h("ul", { class: "problems" });
  const tank = h("p", { class: "aside" });
  const picture = createMissionPicture(game, readValue(draft.document, "chaser.start.position") !== undefined);
  const again = () => game.show(renderMissionEditor(game, draft, toList));
  const form: Form = {
    document: draft.document,
    controls: new Map(),
    watchers: [],
    onChange: () => update(),
    onStructure: (path) => {
      const screen = renderMissionEditor(game, draft, toList);
      game.show(screen);
      screen.element.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus();
    },
  };
  const show = (problems: FieldProblems) => {
    const others = showProblems(form, problems);
    rest.replaceChildren(...others.map((text) => h("li", {}, text)));
  };
  const update = () => {
    const { document, problems } = checkDraft(draft.document);
    show(problems);
    for (const watch of form.watchers) watch();
    setText(tank, document ? texts.gameMissions.tank({ deltaV: fixed(deltaVOf(document), 1) }) : "");
    if (document) picture.show(document);
    return document;
  };
  const requireValid = (): MissionDocument | null => {
    const document = update();
    if (document) return document;
    say([...form.controls.values()].some(({ problem }) => problem.textContent) ? texts.gameMissions.fix : "");
    const invalid = [...form.controls.values()].find(({ problem }) => problem.textContent !== "");
    invalid?.input.closest("details")?.setAttribute("open", "");
    invalid?.input.focus();
    return null;
  };
  const save = async () => {
    const saved = await saveDraft(game, draft);
    game.plays.save(draftKey, draft);
    return saved;
  };
  const onSave = async () => {
    if (!requireValid()) return;
    try {
      await save();
      say(texts.gameMissions.saved);
      await sharing.refresh();
    } catch (error) {
      show(refusedFields(error));
      say(texts.gameMissions.notSaved({ reason: reasonOf(error) }));
    }
  };
  const fly = (isByHand: boolean) => {
    const document = requireValid();
    if (document) testFly(game, { title: draft.title, document, isByHand }, { save, back: again });
  };
  const sharing = renderSharing(game, draft, { say, toList });
  const title = renderTitle(draft, form);
  const isDock = readValue(draft.document, "objective.kind") === "dock";
  const text = h(
    "div",
    { class: "text mission-form" },
    title,
    ...renderMissionFields(form),
    tank,
    rest,
    h(
      "div",
      { class: "row" },
      renderButton(texts.gameMissions.testFly, () => fly(false)),
      isDock && renderButton(texts.gameMissions.byHand, () => fly(true), { class: "quiet" }),
      renderButton(texts.gameMissions.save, () => void onSave(), { class: "quiet" }),
    ),
    state,
    sharing.element,
  );
  update();
  void sharing.refresh().catch((error: unknown) => say(reasonOf(error)));
  return {
    element: renderFrame(
      draft.title || texts.gameMissions.myMission,
      { label: texts.gameMissions.back, to: toList },
      h("div", { class: "split sandbox mission" }, text, picture.element),
    ),
    views: picture.views,
    // A draft that can't be saved on the server survives a reload, too.
    saveProgress: () => {
      if (isChanged(draft)) game.plays.save(draftKey, draft);
      else game.plays.remove(draftKey);
    },
  };
}

function renderTitle(draft: MissionDraft, form: Form) {
  const problem = h("span", { class: "problem", id: "problem-title" });
  const input = h("input", { type: "text", maxLength: 200, value: draft.title, "aria-describedby": problem.id });
  input.addEventListener("input", () => (draft.title = input.value));
  form.controls.set("title", { input, problem });
  return h("label", { class: "field wide" }, h("span", {}, texts.gameSandbox.titleField), input, problem);
}

/** What the tank holds, m/s. */
const deltaVOf = ({ chaser: { mass, propellant, specificImpulse } }: MissionDocument) =>
  specificImpulse * standardGravity * Math.log(mass / (mass - propellant));

/** Creates or changes the mission on the server; nothing is sent if it is saved already. */
async function saveDraft(game: Game, draft: MissionDraft): Promise<{ id: string; version: number }> {
  if (draft.saved && !isChanged(draft)) return draft.saved;
  const { missions } = game.server.calls;
  const written = writtenOf(draft);
  const { title, document } = draft;
  const create = async () => (await missions.$post({ json: { title, document } })).json();
  const change = async ({ id, version }: { id: string; version: number }) => {
    try {
      return await (await missions[":id"].$put({ param: { id }, json: { title, document, version } })).json();
    } catch (error) {
      // It was deleted in the meantime.
      if (error instanceof ApiProblem && error.status === 404) return create();
      throw error;
    }
  };
  const { id, version } = draft.saved ? await change(draft.saved) : await create();
  draft.saved = { id, version };
  draft.asSaved = written;
  return draft.saved;
}
