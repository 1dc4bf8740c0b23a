import { texts } from "~/texts";
import { renderButton, h } from "../dom";
import { announceAddress, pushScenario, showScenario } from "./address";
import type { Activity, Screen } from "./screen";

type LeavingGuardOptions = {
  current: () => Screen | null;
  showMenu: () => void;
  /** Container for the confirmation dialog. */
  container: HTMLElement;
};

/**
 * Asks before back and reload while something is in progress. Back within the game leads to its menu, without involving
 * the page's router.
 */
export class LeavingGuard {
  /** After a reload, the added history entry is still there. Untyped: see guard(). */
  private isGuarded = Boolean((history.state as { apsisGame?: boolean } | null)?.apsisGame);
  private isOwnNavigation = false;
  private scenarioId: string | null = null;
  private readonly listening = new AbortController();

  constructor(private readonly options: LeavingGuardOptions) {
    const { signal } = this.listening;
    // Capture runs before the page's router, which would unload the game when offline.
    addEventListener("popstate", this.onBack, { signal, capture: true });
    addEventListener("beforeunload", this.onUnload, { signal });
    addEventListener("pagehide", () => this.options.current()?.saveProgress?.(), { signal });
  }

  /** Every screen but the menu has a history entry for the menu behind it, with the address of its scenario. */
  handleScreenChange(isMenu: boolean, scenarioId: string | null) {
    this.scenarioId = scenarioId;
    if (isMenu && this.isGuarded) {
      this.isGuarded = false;
      this.isOwnNavigation = true;
      history.back();
    } else if (!isMenu && !this.isGuarded) this.guard();
    else if (!isMenu || !this.isOwnNavigation) showScenario(scenarioId);
  }

  /** For a scenario opened by its address: the entry behind it is the menu's. */
  prepareMenuEntry() {
    if (!this.isGuarded) showScenario(null);
  }

  dispose() {
    this.listening.abort();
  }

  private guard() {
    this.isGuarded = true;
    // `history.state` is untyped: this site's pages store an object or nothing.
    pushScenario(this.scenarioId, { ...(history.state as object | null), apsisGame: true });
  }

  private readonly onUnload = (event: BeforeUnloadEvent) => {
    const screen = this.options.current();
    screen?.saveProgress?.();
    if (screen?.activityToLeave?.()) event.preventDefault();
  };

  private readonly onBack = (event: PopStateEvent) => {
    if (this.isOwnNavigation) {
      this.isOwnNavigation = false;
      announceAddress();
      event.stopImmediatePropagation();
      return;
    }
    if (!this.isGuarded) return;
    event.stopImmediatePropagation();
    this.isGuarded = false;
    const activity = this.options.current()?.activityToLeave?.();
    if (!activity) return this.options.showMenu();
    this.guard();
    this.confirmLeaving(activity);
  };

  private confirmLeaving(activity: Activity) {
    if (this.options.container.querySelector("dialog")) return;
    const title = texts.gameFrame.leaveTitle({ activity });
    const dialog = h(
      "dialog",
      { "aria-label": title, onClose: () => dialog.remove() },
      h("h2", {}, title),
      h("p", {}, texts.gameFrame.leaveHint),
      h(
        "div",
        { class: "row" },
        renderButton(texts.gameFrame.stay, () => dialog.close()),
        renderButton(texts.gameFrame.leave, () => (dialog.close(), this.options.showMenu()), { class: "quiet" }),
      ),
    );
    this.options.container.append(dialog);
    dialog.showModal();
  }
}
