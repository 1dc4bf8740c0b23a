import { renderButton, h } from "../dom";
import type { Screen } from "./screen";

type Leaving = {
  current: () => Screen | null;
  showMenu: () => void;
  /** Where the question is asked. */
  place: HTMLElement;
};

/**
 * Back and reload ask while something is under way. Back within the game leads to its menu, and never past the page's
 * own router.
 */
export class LeavingGuard {
  /** A reload comes back to the entry that was added. */
  private isGuarded = Boolean((history.state as { apsisGame?: boolean } | null)?.apsisGame);
  private isOwnStep = false;
  private readonly listening = new AbortController();

  constructor(private readonly setting: Leaving) {
    const { signal } = this.listening;
    // Before the page's router hears of it: offline it would lose the game over a document that has not changed.
    addEventListener("popstate", this.onBack, { signal, capture: true });
    addEventListener("beforeunload", this.onUnload, { signal });
    addEventListener("pagehide", () => this.setting.current()?.keep?.(), { signal });
  }

  /** A screen that is not the menu has the menu behind it. */
  noteScreen(isMenu: boolean) {
    if (isMenu && this.isGuarded) {
      this.isGuarded = false;
      this.isOwnStep = true;
      history.back();
    } else if (!isMenu && !this.isGuarded) this.guard();
  }

  dispose() {
    this.listening.abort();
  }

  private guard() {
    this.isGuarded = true;
    // Untyped: pages of this site store an object there, or nothing.
    history.pushState({ ...(history.state as object | null), apsisGame: true }, "");
  }

  private readonly onUnload = (event: BeforeUnloadEvent) => {
    const screen = this.setting.current();
    screen?.keep?.();
    if (screen?.underWay?.()) event.preventDefault();
  };

  private readonly onBack = (event: PopStateEvent) => {
    if (this.isOwnStep) {
      this.isOwnStep = false;
      event.stopImmediatePropagation();
      return;
    }
    if (!this.isGuarded) return;
    event.stopImmediatePropagation();
    this.isGuarded = false;
    const what = this.setting.current()?.underWay?.();
    if (!what) return this.setting.showMenu();
    this.guard();
    this.ask(what);
  };

  private ask(what: string) {
    if (this.setting.place.querySelector("dialog")) return;
    const dialog = h(
      "dialog",
      { "aria-label": `Leave ${what}?`, onClose: () => dialog.remove() },
      h("h2", {}, `Leave ${what}?`),
      h("p", {}, "What you have done is kept: you can go on where you are now."),
      h(
        "div",
        { class: "row" },
        renderButton("Stay", () => dialog.close()),
        renderButton("Leave", () => (dialog.close(), this.setting.showMenu()), { class: "quiet" }),
      ),
    );
    this.setting.place.append(dialog);
    dialog.showModal();
  }
}
