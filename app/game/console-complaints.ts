import type { GameMethod } from "./game-contract";

/** Unity's console message for an unknown object or method; it reports this nowhere else. */
export const isComplaint = (text: string) => /SendMessage: object .* (not found|does not have receiver)/.test(text);

/** Unity's complaint about a message to this object and method; null if it accepted the message. */
export const findComplaint = ({ object, method }: GameMethod, complaints: readonly string[]): string | null =>
  complaints.find(
    (text) =>
      text.includes(`object ${object} not found`) ||
      (text.includes(`object ${object} does not have receiver`) && text.includes(method)),
  ) ?? null;

const methods = ["log", "warn", "error"] as const;

/**
 * Unity writes to the console directly, bypassing its loader's hooks, so the console is wrapped until the returned
 * function is called.
 */
export function listenForComplaints(note: (text: string) => void): () => void {
  const wrapped = methods.map((method) => {
    // A browser's console has these three as own properties.
    const descriptor = Object.getOwnPropertyDescriptor(console, method)!;
    const write = console[method].bind(console);
    const wrapper = (...parts: unknown[]) => {
      write(...parts);
      if (typeof parts[0] === "string" && isComplaint(parts[0])) note(parts[0]);
    };
    console[method] = wrapper;
    return { method, before: descriptor, listening: wrapper };
  });
  return () => {
    // Code that wrapped it meanwhile keeps its wrapper.
    for (const { method, before: descriptor, listening: wrapper } of wrapped)
      if (console[method] === wrapper) Object.defineProperty(console, method, descriptor);
  };
}
