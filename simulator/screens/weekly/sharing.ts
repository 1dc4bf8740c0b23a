import { texts } from "~/texts";
import { reasonOf } from "../../api/server";
import { setSharing } from "../../api/weekly-mission";
import { h, setText } from "../../dom";
import type { Game } from "../../unity/screen";

/** Consent to be flown beside: off until the player gives it, and taken back the same way. */
export function renderSharing(game: Game, sessionId: string, shares: boolean): HTMLElement {
  const result = h("p", { class: "result", role: "status" });
  const hint = h("p", { class: "aside", id: "share-hint" }, texts.weeklyMissions.shareHint);
  const save = async () => {
    const wanted = box.checked;
    box.disabled = true;
    try {
      await setSharing(game.server, sessionId, wanted);
      setText(result, wanted ? texts.weeklyMissions.shared : texts.weeklyMissions.notShared);
    } catch (error) {
      box.checked = !wanted;
      setText(result, texts.gameFrame.notOpened({ reason: reasonOf(error) }));
    } finally {
      box.disabled = false;
      box.focus();
    }
  };
  const box = h("input", {
    ...{ type: "checkbox", name: "share", checked: shares, "aria-describedby": hint.id },
    onChange: () => void save(),
  });
  return h(
    "section",
    { class: "sharing" },
    h("label", { class: "check" }, box, h("span", {}, texts.weeklyMissions.share)),
    hint,
    result,
  );
}
