import type { GameMethod } from "./game-contract";

/** Unity's answer to a message for an object or a method that is not there; there is no other. */
export const isComplaint = (text: string) => /SendMessage: object .* (not found|does not have receiver)/.test(text);

/** What the game said about a message to this object and method; null: nothing, so it took it. */
export const complaintAbout = ({ object, method }: GameMethod, complaints: readonly string[]): string | null =>
  complaints.find(
    (text) =>
      text.includes(`object ${object} not found`) ||
      (text.includes(`object ${object} does not have receiver`) && text.includes(method)),
  ) ?? null;
