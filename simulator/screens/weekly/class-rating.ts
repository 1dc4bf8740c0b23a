import { texts } from "~/texts";
import { fetchClassRating } from "../../api/weekly-mission";
import { h, setText } from "../../dom";
import type { Game } from "../../unity/screen";
import { openLocalStorage } from "../../unity/local-storage";

const key = "apsis-shows-rating";

/** The player's own rating, only for those who want to see it: a choice on this device, off by default. */
export function renderClassRating(game: Game, sessionId: string): HTMLElement {
  const result = h("p", { class: "rating", role: "status" });
  const hint = h("p", { class: "aside", id: "rating-hint" }, texts.weeklyMissions.ratingHint);
  const show = async () => {
    if (!box.checked) return setText(result, "");
    setText(result, texts.weeklyMissions.loading);
    const answer = await fetchClassRating(game.server, sessionId).catch(() => null);
    if (!box.checked) return;
    if (!answer) return setText(result, texts.weeklyMissions.notLoaded);
    const { rating, weeks } = answer;
    setText(result, rating === null ? texts.weeklyMissions.noRating : texts.weeklyMissions.rating({ rating, weeks }));
  };
  const choose = () => {
    saveChoice(box.checked);
    void show();
  };
  const box = h("input", {
    ...{ type: "checkbox", name: "rating", checked: readChoice(), "aria-describedby": hint.id },
    onChange: choose,
  });
  void show();
  return h(
    "section",
    { class: "sharing" },
    h("label", { class: "check" }, box, h("span", {}, texts.weeklyMissions.showRating)),
    hint,
    result,
  );
}

const readChoice = () => openLocalStorage()?.getItem(key) === "yes";

function saveChoice(shows: boolean) {
  try {
    if (shows) openLocalStorage()?.setItem(key, "yes");
    else openLocalStorage()?.removeItem(key);
  } catch {
    // Storage is full or disabled: the choice lasts until the screen is closed.
  }
}
