import type { GameMethod } from "./game-contract";

/** Unity's answer to a message for an object or a method that is not there; there is no other. */
export const isComplaint = (text: string) => /SendMessage: object .* (not found|does not have receiver)/.test(text);

/** What the game said about a message to this object and method; null: nothing, so it took it. */
export const findComplaint = ({ object, method }: GameMethod, complaints: readonly string[]): string | null =>
  complaints.find(
    (text) =>
      text.includes(`object ${object} not found`) ||
      (text.includes(`object ${object} does not have receiver`) && text.includes(method)),
  ) ?? null;

const methods = ["log", "warn", "error"] as const;

/**
 * Unity writes to the console by itself, past every hook of its loader: so that is listened to, until the answer is
 * called.
 */
export function listenForComplaints(note: (text: string) => void): () => void {
  const written = methods.map((method) => {
    const before = Object.getOwnPropertyDescriptor(console, method)!;
    const write = console[method].bind(console);
    const listening = (...parts: unknown[]) => {
      write(...parts);
      if (typeof parts[0] === "string" && isComplaint(parts[0])) note(parts[0]);
    };
    console[method] = listening;
    return { method, before, listening };
  });
  return () => {
    // Code that wrapped it meanwhile keeps its wrapper.
    for (const { method, before, listening } of written)
      if (console[method] === listening) Object.defineProperty(console, method, before);
  };
}
