import { texts } from "~/texts";
import { reasonOf } from "../../api/server";
import { h, renderButton } from "../../dom";
import type { Game } from "../../unity/screen";
import { isChanged, type MissionDraft } from "./draft";
import { costOf } from "./fly";
import { renderResults } from "./results";
import { newDraftKey } from "./stored-drafts";

type Around = { say: (text: string) => void; toList: () => void };

/** Whether the mission is solved and shared, with the buttons for that; empty until it is saved. */
export function renderSharing(game: Game, draft: MissionDraft, { say, toList }: Around) {
  const element = h("section", { class: "sharing" });
  let sharedWith: string | null = null;
  const { missions } = game.server.calls;
  const attempt = (act: () => Promise<void>) => () => void act().catch((error: unknown) => say(reasonOf(error)));
  const share = async (classId: string | null) => {
    if (!draft.saved) return;
    if (isChanged(draft)) return say(texts.gameMissions.unsaved);
    const { id, version } = draft.saved;
    const mission = await (await missions[":id"].share.$put({ param: { id }, json: { classId, version } })).json();
    say(
      mission.className ? texts.gameMissions.sharedWith({ className: mission.className }) : texts.gameMissions.unshared,
    );
    await refresh();
  };
  const refresh = async () => {
    if (!draft.saved) return;
    const { id } = draft.saved;
    const mission = await (await missions[":id"].$get({ param: { id } })).json();
    sharedWith = mission.className;
    const status = mission.reference
      ? texts.gameMissions.testFlown(costOf(mission.reference))
      : texts.gameMissions.draft;
    const choice = mission.mayShare
      ? await renderClassChoice(game, (classId) => attempt(() => share(classId))())
      : null;
    element.replaceChildren(
      h("p", {}, status),
      ...(mission.className === null
        ? [...(choice ? [choice] : [])]
        : [
            h("p", {}, texts.gameMissions.sharedWith({ className: mission.className })),
            h("p", { class: "aside" }, texts.gameMissions.changedHint),
            renderButton(
              texts.gameMissions.stopSharing,
              attempt(() => share(null)),
              { class: "quiet" },
            ),
            await renderResults(game, id),
          ]),
      h(
        "div",
        { class: "row" },
        renderLinkButton(game, id, say),
        mission.mayPublish && mission.reference && renderPublishLink(game, id),
        renderDeleteButton(
          say,
          attempt(async () => {
            await missions[":id"].$delete({ param: { id } });
            // What was written stays on this device, as a way back.
            draft.saved = null;
            draft.asSaved = "";
            draft.key = newDraftKey();
            toList();
          }),
        ),
      ),
    );
  };
  /** `className`: of the class that it is shared with, as last read. */
  return { element, refresh, className: () => sharedWith };
}

async function renderClassChoice(game: Game, share: (classId: string) => void): Promise<HTMLElement | null> {
  const classes = await (await game.server.calls.missions.classes.$get()).json();
  if (classes.length === 0) return null;
  const select = h(
    "select",
    {},
    ...classes.map(({ id, name, courseName }) => h("option", { value: id }, `${courseName} - ${name}`)),
  );
  return h(
    "div",
    { class: "row" },
    h("label", { class: "field wide" }, h("span", {}, texts.gameMissions.shareWith), select),
    renderButton(texts.gameMissions.share, () => share(select.value)),
  );
}

/** To the page that puts it into a curriculum's draft. */
const renderPublishLink = (game: Game, id: string) =>
  h(
    "a",
    { href: `${game.startup.apiUrl}/admin/content/missions/${id}`, target: "_blank", rel: "noreferrer" },
    texts.gameMissions.publish,
  );

/** For the class: the address of the page that the game is on. */
export function renderLinkButton(game: Game, id: string, say: (text: string) => void) {
  const address = new URL(`${game.startup.apiUrl}/play`, location.href);
  address.searchParams.set("mission", id);
  const copy = async () => {
    await navigator.clipboard.writeText(address.href);
    say(texts.gameMissions.linkCopied);
  };
  return renderButton(
    texts.gameMissions.link,
    // Without permission for the clipboard, the address itself is shown.
    () => void copy().catch(() => say(address.href)),
    { class: "quiet" },
  );
}

function renderDeleteButton(say: (text: string) => void, remove: () => void) {
  let isWarned = false;
  return renderButton(
    texts.gameMissions.remove,
    () => {
      if (isWarned) return remove();
      isWarned = true;
      say(texts.gameMissions.removeSure);
    },
    { class: "quiet" },
  );
}
