import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { standardGravity } from "../../../physics/maneuvers";
import type { MissionDocument } from "../../../content/mission-schema";
import { reasonOf } from "../../api/server";
import { h, renderButton, setText } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { renderFrame } from "../frame";
import { checkDraft, isDocumentChanged, readValue, refusedFields, type MissionDraft } from "./draft";
import { focusField, listProblems, renderControl, showProblems, type Form } from "./fields";
import { testFly } from "./fly";
import { renderMissionFields } from "./form";
import { History } from "./history";
import { createMissionPicture } from "./mission-picture";
import { saveDraft } from "./save-draft";
import { renderSharing } from "./sharing";
import { storeDraft } from "./stored-drafts";

/** `showAddress`: the page's address leads to the draft. */
export type EditorLinks = { toList: () => void; showAddress: (draft: MissionDraft) => void };

/** What stays while the form is drawn again. */
type Around = { links: EditorLinks; history: History; closed: Set<string>; notice: HTMLElement | null };

/** The form of a mission with a live picture of its start. `notice`: above it. */
export const renderMissionEditor = (
  game: Game,
  draft: MissionDraft,
  links: EditorLinks,
  notice: HTMLElement | null = null,
): Screen => renderEditor(game, draft, { links, history: new History(draft), closed: new Set(), notice }).screen;

function renderEditor(
  game: Game,
  draft: MissionDraft,
  around: Around,
): { screen: Screen; say: (text: string) => void } {
  const { links, history } = around;
  const state = h("p", { class: "state", role: "status" });
  const say = (text: string) => setText(state, text);
  const found = h("ul", { class: "problems" });
  const tank = h("p", { class: "aside" });
  const picture = createMissionPicture(game, readValue(draft.document, "chaser.start.position") !== undefined);
  /** With the fields that the document has now; the focus goes to one of them. */
  const drawAgain = (path: string, said = "") => {
    const drawn = renderEditor(game, draft, around);
    game.show(drawn.screen);
    const { element } = drawn.screen;
    const focused = path === "" ? null : element.querySelector<HTMLElement>(`[data-path="${path}"]`);
    focused?.focus();
    drawn.say(said);
  };
  const form: Form = {
    document: draft.document,
    controls: new Map(),
    watchers: [],
    onChange: (path) => {
      history.note(path);
      update();
    },
    onStructure: (path, said) => {
      history.note(path, true);
      drawAgain(path, said);
    },
  };
  const undo = renderButton(
    texts.gameMissions.undo,
    () => {
      const path = history.undo();
      drawAgain(path || "undo", texts.gameMissions.undone);
    },
    { class: "quiet", "data-path": "undo" },
  );
  const update = () => {
    const { document, problems } = checkDraft(draft.document);
    const others = showProblems(form, problems);
    found.replaceChildren(...others.map((text) => h("li", {}, text)));
    for (const watch of form.watchers) watch();
    undo.disabled = history.isEmpty;
    setText(tank, document ? texts.gameMissions.tank({ deltaV: fixed(deltaVOf(document), 1) }) : "");
    if (document) picture.show(document);
    return document;
  };
  const requireValid = (): MissionDocument | null => {
    const document = update();
    if (document) return document;
    const listed = listProblems(form);
    found.append(...listed);
    say(listed.length > 0 ? texts.gameMissions.fix : "");
    const invalid = [...form.controls.values()].find(({ problem }) => problem.textContent !== "");
    if (invalid) focusField(invalid.input);
    return null;
  };
  const save = async () => {
    const saved = await saveDraft(game, draft);
    storeDraft(game, draft);
    return saved;
  };
  let isWarned = false;
  const onSave = async () => {
    if (!requireValid()) return;
    const className = sharing.className();
    if (className && isDocumentChanged(draft) && !isWarned) {
      isWarned = true;
      return say(texts.gameMissions.saveEndsSharing({ className }));
    }
    isWarned = false;
    try {
      await save();
      say(texts.gameMissions.saved);
      links.showAddress(draft);
      await sharing.refresh();
    } catch (error) {
      showProblems(form, refusedFields(error));
      found.replaceChildren(...listProblems(form));
      say(texts.gameMissions.notSaved({ reason: reasonOf(error) }));
    }
  };
  const fly = (isByHand: boolean) => {
    const document = requireValid();
    const back = () => drawAgain("");
    if (document) testFly(game, { draft, document, isByHand }, { save, back });
  };
  const toList = () => {
    // Before the list is drawn, which names it.
    storeDraft(game, draft);
    links.toList();
  };
  const sharing = renderSharing(game, draft, { say, toList });
  const isDock = readValue(draft.document, "objective.kind") === "dock";
  const fields = [renderTitle(draft, form), ...renderMissionFields(form)];
  keepClosed(fields, around.closed);
  const text = h(
    "div",
    { class: "text mission-form" },
    around.notice,
    ...fields,
    tank,
    renderBar(
      [state, found],
      [
        renderButton(texts.gameMissions.testFly, () => fly(false)),
        isDock && renderButton(texts.gameMissions.byHand, () => fly(true), { class: "quiet" }),
        renderButton(texts.gameMissions.save, () => void onSave(), { class: "quiet" }),
        undo,
      ],
    ),
    sharing.element,
  );
  update();
  void sharing.refresh().catch((error: unknown) => say(reasonOf(error)));
  const screen: Screen = {
    element: renderFrame(
      draft.title || texts.gameMissions.myMission,
      { label: texts.gameMissions.back, to: toList },
      h("div", { class: "split sandbox mission" }, text, picture.element),
    ),
    views: picture.views,
    // Also a draft that can't be saved on the server is there again after a reload.
    saveProgress: () => storeDraft(game, draft),
  };
  return { screen, say };
}

/** Stays in sight below the form. */
const renderBar = (said: HTMLElement[], buttons: (HTMLElement | false)[]) =>
  h(
    "div",
    { class: "mission-bar", role: "group", "aria-label": texts.gameMissions.actions },
    ...said,
    h("div", { class: "row" }, ...buttons),
  );

/** Groups that the author has closed stay closed while the form is drawn again. */
function keepClosed(fields: readonly HTMLElement[], closed: Set<string>) {
  for (const group of fields) {
    if (!(group instanceof HTMLDetailsElement)) continue;
    const name = group.querySelector("summary")?.textContent ?? "";
    group.open = !closed.has(name);
    group.addEventListener("toggle", () => (group.open ? closed.delete(name) : closed.add(name)));
  }
}

function renderTitle(draft: MissionDraft, form: Form) {
  const input = h("input", { type: "text", maxLength: 200, value: draft.title });
  input.addEventListener("input", () => {
    draft.title = input.value;
    form.onChange("title");
  });
  return renderControl(form, "title", texts.gameSandbox.titleField, input, true);
}

/** What the tank holds, m/s. */
const deltaVOf = ({ chaser: { mass, propellant, specificImpulse } }: MissionDocument) =>
  specificImpulse * standardGravity * Math.log(mass / (mass - propellant));
