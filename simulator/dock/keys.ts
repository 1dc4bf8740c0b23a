// Which key fires which thruster: one list for keyboard, buttons and hints.
import type { Thrust } from "../../physics/pulses";

export type Control = {
  name: Thrust["name"];
  key: string;
  /** On the button. */
  sign: string;
  /** For screen readers and the hint. */
  label: string;
};

/** In button order, three to a row. */
export const moves: readonly Control[] = [
  { name: "back", key: "Q", sign: "⊖", label: "back" },
  { name: "up", key: "W", sign: "↑", label: "up" },
  { name: "forward", key: "E", sign: "⊕", label: "forward" },
  { name: "left", key: "A", sign: "←", label: "left" },
  { name: "down", key: "S", sign: "↓", label: "down" },
  { name: "right", key: "D", sign: "→", label: "right" },
];

export const turns: readonly Control[] = [
  { name: "roll left", key: "U", sign: "↺", label: "roll left" },
  { name: "pitch up", key: "I", sign: "↑", label: "nose up" },
  { name: "roll right", key: "O", sign: "↻", label: "roll right" },
  { name: "yaw left", key: "J", sign: "←", label: "nose left" },
  { name: "pitch down", key: "K", sign: "↓", label: "nose down" },
  { name: "yaw right", key: "L", sign: "→", label: "nose right" },
];

export const stop: Control = { name: "stop turning", key: "T", sign: "■", label: "stop turning" };

export const controls: readonly Control[] = [...moves, ...turns, stop];

export const controlOf = (name: Thrust["name"]) => controls.find((control) => control.name === name) ?? stop;
