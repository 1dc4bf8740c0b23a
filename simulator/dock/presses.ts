import type { Thrust } from "../../physics/pulses";
import { controls } from "./keys";
import type { PilotDeck } from "./pilot-deck";

type Name = Thrust["name"];

/** Real seconds between repeats, and before the first one, so that a tap fires once. */
const [repeatInterval, repeatDelay] = [0.125, 0.35];

/** Thrusters pressed by keys, fingers and gamepad: each fires at once, then repeats. */
export class Presses {
  private readonly held = new Map<Name, { by: Set<string>; next: number }>();
  private lastNames = "";

  constructor(
    private readonly deck: PilotDeck,
    private readonly readPads: () => readonly (Gamepad | null)[] = () => navigator.getGamepads(),
  ) {}

  /** `by`: the input source, such as a pointer's id. */
  hold(name: Name, by: string) {
    const press = this.held.get(name);
    if (press) return void press.by.add(by);
    this.held.set(name, { by: new Set([by]), next: repeatDelay });
    this.deck.press(name);
  }

  release(name: Name, by: string) {
    const press = this.held.get(name);
    press?.by.delete(by);
    if (press?.by.size === 0) this.held.delete(name);
  }

  /** Releases everything else that `by` pressed. */
  holdOnly(names: readonly Name[], by: string) {
    for (const [name, { by: holders }] of [...this.held])
      if (holders.has(by) && !names.includes(name)) this.release(name, by);
    for (const name of names) this.hold(name, by);
  }

  releaseAll() {
    this.held.clear();
  }

  /** Real seconds. */
  tick(seconds: number) {
    this.readGamepad();
    for (const [name, press] of this.held) {
      if (name === "stop turning") continue;
      press.next -= seconds;
      if (press.next > 0) continue;
      press.next = repeatInterval;
      this.deck.press(name);
    }
  }

  /** Left stick moves, right stick turns, triggers go forward and back, shoulder buttons roll. */
  private readGamepad() {
    const pad = this.readPads().find((press) => press?.connected);
    if (!pad && this.lastNames === "") return;
    const names = pad ? namesOfPad(pad) : [];
    const buttons = names.join();
    if (buttons === this.lastNames) return;
    this.lastNames = buttons;
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

/** Keys fly while the screen shows; browser shortcuts keep working. */
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
      if (name) presses.release(name, "key");
    },
    { signal },
  );
  addEventListener("blur", () => presses.releaseAll(), { signal });
  return () => listening.abort();
}
