import { hasFinishSignal } from "../unity/finish-signal-choice";

/** Hertz: up for what was passed, one low note for anything else. */
const passedNotes = [523.25, 659.25, 783.99];
const otherNotes = [392];
const noteSeconds = 0.16;

/** A short sound, and a light over `screen` that stands still with reduced motion; nothing if the player has it off. */
export function signalFinish(screen: HTMLElement | null, isPassed: boolean) {
  if (!hasFinishSignal()) return;
  if (isPassed) screen?.classList.add("finish-light");
  playNotes(isPassed ? passedNotes : otherNotes);
}

function playNotes(frequencies: readonly number[]) {
  if (typeof AudioContext === "undefined") return;
  const context = new AudioContext();
  frequencies.forEach((frequency, at) => {
    const start = context.currentTime + at * noteSeconds;
    const end = start + 3 * noteSeconds;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    const tone = context.createOscillator();
    tone.type = "sine";
    tone.frequency.value = frequency;
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(end);
  });
  setTimeout(() => void context.close(), 1_500);
}
