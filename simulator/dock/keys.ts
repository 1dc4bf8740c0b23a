// Which key fires which thruster: one list for keyboard, buttons and hints.
import { texts } from "~/texts";
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
  { name: "back", key: "Q", sign: "⊖", label: texts.docking.back },
  { name: "up", key: "W", sign: "↑", label: texts.docking.up },
  { name: "forward", key: "E", sign: "⊕", label: texts.docking.forward },
  { name: "left", key: "A", sign: "←", label: texts.docking.left },
  { name: "down", key: "S", sign: "↓", label: texts.docking.down },
  { name: "right", key: "D", sign: "→", label: texts.docking.right },
];

export const turns: readonly Control[] = [
  { name: "roll left", key: "U", sign: "↺", label: texts.docking.rollLeft },
  { name: "pitch up", key: "I", sign: "↑", label: texts.docking.noseUp },
  { name: "roll right", key: "O", sign: "↻", label: texts.docking.rollRight },
  { name: "yaw left", key: "J", sign: "←", label: texts.docking.noseLeft },
  { name: "pitch down", key: "K", sign: "↓", label: texts.docking.noseDown },
  { name: "yaw right", key: "L", sign: "→", label: texts.docking.noseRight },
];

export const stop: Control = { name: "stop turning", key: "T", sign: "■", label: texts.docking.stopTurning };

export const controls: readonly Control[] = [...moves, ...turns, stop];

export const controlOf = (name: Thrust["name"]) => controls.find((control) => control.name === name) ?? stop;
