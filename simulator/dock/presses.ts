import type { Thrust } from "../../physics/pulses";
import { controls } from "./keys";
import type { PilotDeck } from "./pilot-deck";

type Name = Thrust["name"];

/** Real seconds between two pulses of what is held, and before the second: a tap is one. */
const [again, first] = [0.125, 0.35];

/** What is held by keys, fingers and gamepad: each fires at once, and goes on while it is held. */
export class Presses {
  private readonly held = new Map<Name, { by: Set<string>; next: number }>();
  private padButtons = "";

  constructor(
    private readonly deck: PilotDeck,
    private readonly readPads: () => readonly (Gamepad | null)[] = () => navigator.getGamepads(),
  ) {}

  /** `by`: who holds it. */
  hold(name: Name, by: string) {
    const known = this.held.get(name);
    if (known) return void known.by.add(by);
    this.held.set(name, { by: new Set([by]), next: first });
    this.deck.press(name);
  }

  letGo(name: Name, by: string) {
    const known = this.held.get(name);
    known?.by.delete(by);
    if (known?.by.size === 0) this.held.delete(name);
  }

  /** Exactly these are held by `by`. */
  holdOnly(names: readonly Name[], by: string) {
    for (const [name, { by: holders }] of [...this.held])
      if (holders.has(by) && !names.includes(name)) this.letGo(name, by);
    for (const name of names) this.hold(name, by);
  }

  letAllGo() {
    this.held.clear();
  }

  /** Real seconds. */
  tick(seconds: number) {
    this.readGamepad();
    for (const [name, one] of this.held) {
      if (name === "stop turning") continue;
      one.next -= seconds;
      if (one.next > 0) continue;
      one.next = again;
      this.deck.press(name);
    }
  }

  /** The left stick moves, the right one turns, triggers go forward and back, shoulders roll. */
  private readGamepad() {
    const pad = this.readPads().find((one) => one?.connected);
    if (!pad && this.padButtons === "") return;
    const names = pad ? namesOfPad(pad) : [];
    const buttons = names.join();
    if (buttons === this.padButtons) return;
    this.padButtons = buttons;
    this.holdOnly(names, "gamepad");
  }
}

const deadZone = 0.5;

export function namesOfPad({ axes, buttons }: Pick<Gamepad, "axes" | "buttons">): Name[] {
  const along = (axis: number, less: Name, more: Name): Name[] => {
    const value = axes[axis] ?? 0;
    return value > deadZone ? [more] : value < -deadZone ? [less] : [];
  };
  const pressed = (button: number, name: Name): Name[] => ((buttons[button]?.value ?? 0) > deadZone ? [name] : []);
  return [
    ...along(0, "left", "right"),
    ...along(1, "up", "down"),
    ...along(2, "yaw left", "yaw right"),
    ...along(3, "pitch up", "pitch down"),
    ...pressed(4, "roll left"),
    ...pressed(5, "roll right"),
    ...pressed(6, "back"),
    ...pressed(7, "forward"),
    ...pressed(0, "stop turning"),
  ];
}

/** Keys fly while the screen is shown; those of the browser stay its own. */
export function listenToKeys(presses: Presses, deck: PilotDeck, { isShown }: { isShown: () => boolean }): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const nameOf = (event: KeyboardEvent) => controls.find(({ key }) => `Key${key}` === event.code)?.name;
  addEventListener(
    "keydown",
    (event) => {
      if (!isShown()) return listening.abort();
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const name = nameOf(event);
      if (name) presses.hold(name, "key");
      else if (event.code === "KeyF") deck.setFine(!deck.isFine);
      else if (event.code === "KeyP") deck.setSpeed(deck.speed === 0 ? 1 : 0);
      else return;
      event.preventDefault();
    },
    { signal },
  );
  addEventListener(
    "keyup",
    (event) => {
      const name = nameOf(event);
      if (name) presses.letGo(name, "key");
    },
    { signal },
  );
  addEventListener("blur", () => presses.letAllGo(), { signal });
  return () => listening.abort();
}
