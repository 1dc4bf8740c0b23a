import { texts } from "~/texts";
import { renderButton, h } from "../dom";
import { announceAddress, pushScenario, showScenario } from "./address";
import type { Activity, Screen } from "./screen";

type LeavingGuardOptions = {
  current: () => Screen | null;
  showMenu: () => void;
  /** To the list that the scenario was opened from, or to the menu. */
  leave: () => void;
  /** Container for the confirmation dialog. */
  container: HTMLElement;
};

/**
 * Asks before back and reload while something is in progress. Back within the game leads to the list that a scenario
 * was opened from, and to the menu, without involving the page's router.
 */
export class LeavingGuard {
  /** Own history entries above the menu's: for its lists and scenarios, and for a list's scenarios. */
  private depth = depthIn(history.state);
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

  /** `depth`: 0 for the menu, 1 for what it opens, 2 for a list's scenario, which has its address. */
  handleScreenChange(depth: number, scenarioId: string | null) {
    this.scenarioId = scenarioId;
    if (depth < this.depth) this.goBackTo(depth);
    else if (depth > this.depth) this.pushTo(depth);
    else if (!this.isOwnNavigation) showScenario(scenarioId);
  }

  /** For a scenario opened by its address: the entry behind it is the menu's. */
  prepareMenuEntry() {
    if (this.depth === 0) showScenario(null);
  }

  dispose() {
    this.listening.abort();
  }

  private goBackTo(depth: number) {
    this.isOwnNavigation = true;
    history.go(depth - this.depth);
    this.depth = depth;
  }

  private pushTo(depth: number) {
    while (this.depth < depth) {
      this.depth++;
      // `history.state` is untyped: this site's pages store an object or nothing.
      const state = { ...(history.state as object | null), apsisGame: this.depth };
      pushScenario(this.depth === depth ? this.scenarioId : null, state);
    }
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
    const { depth } = this;
    if (depth === 0) return;
    event.stopImmediatePropagation();
    this.depth = depthIn(event.state);
    // Forward from a list: its scenario is opened there.
    if (this.depth > depth) return this.goBackTo(depth);
    const leave = this.depth === 0 ? this.options.showMenu : this.options.leave;
    const activity = this.options.current()?.activityToLeave?.();
    if (!activity) return leave();
    this.pushTo(depth);
    this.confirmLeaving(activity, leave);
  };

  private confirmLeaving(activity: Activity, leave: () => void) {
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
        renderButton(texts.gameFrame.leave, () => (dialog.close(), leave()), { class: "quiet" }),
      ),
    );
    this.options.container.append(dialog);
    dialog.showModal();
  }
}

/** Also after a reload. Untyped: see pushTo(). */
const depthIn = (state: unknown) => Number((state as { apsisGame?: number } | null)?.apsisGame ?? 0);
