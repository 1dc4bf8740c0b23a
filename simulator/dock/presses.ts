import type { Thrust } from "../../physics/pulses";
import { controls } from "./keys";
import type { PilotDeck } from "./pilot-deck";

type Name = Thrust["name"];

/** Real seconds between repeats, and before the first one, so that a tap fires once. */
const [repeatInterval, repeatDelay] = [0.125, 0.35];

/** Thrusters pressed by keys, fingers and gamepad: each fires at once, then repeats. */
export class Presses {
  private readonly held = new Map<Name, { sources: Set<string>; secondsToRepeat: number }>();
  private lastGamepadNames = "";

  constructor(
    private readonly deck: PilotDeck,
    private readonly readPads: () => readonly (Gamepad | null)[] = () => navigator.getGamepads(),
  ) {}

  /** `source`: what presses the thruster, such as "key" or a pointer's id. */
  hold(name: Name, source: string) {
    const press = this.held.get(name);
    if (press) return void press.sources.add(source);
    this.held.set(name, { sources: new Set([source]), secondsToRepeat: repeatDelay });
    this.deck.press(name);
  }

  release(name: Name, source: string) {
    const press = this.held.get(name);
    press?.sources.delete(source);
    if (press?.sources.size === 0) this.held.delete(name);
  }

  /** Releases every other thruster that `source` presses. */
  holdOnly(names: readonly Name[], source: string) {
    for (const [name, { sources }] of [...this.held])
      if (sources.has(source) && !names.includes(name)) this.release(name, source);
    for (const name of names) this.hold(name, source);
  }

  releaseAll() {
    this.held.clear();
  }

  /** Fires due repeats; `seconds` are real seconds. */
  tick(seconds: number) {
    this.readGamepad();
    for (const [name, press] of this.held) {
      if (name === "stop turning") continue;
      press.secondsToRepeat -= seconds;
      if (press.secondsToRepeat > 0) continue;
      press.secondsToRepeat = repeatInterval;
      this.deck.press(name);
    }
  }

  /** Left stick moves, right stick turns, triggers go forward and back, shoulder buttons roll. */
  private readGamepad() {
    const gamepad = this.readPads().find((gamepad) => gamepad?.connected);
    if (!gamepad && this.lastGamepadNames === "") return;
    const names = gamepad ? namesOfPad(gamepad) : [];
    const joinedNames = names.join();
    if (joinedNames === this.lastGamepadNames) return;
    this.lastGamepadNames = joinedNames;
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
