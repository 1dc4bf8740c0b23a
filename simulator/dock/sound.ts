import { thrusts } from "../../physics/pulses";

/** Sounds of thrusters and contact, synthesized; off until the player turns them on. */
export class Sound {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  isOn = false;

  toggle() {
    this.isOn = !this.isOn;
    if (this.isOn) {
      this.context ??= new AudioContext();
      void this.context.resume();
    } else void this.context?.suspend();
  }

  /** A hiss; higher for turns. */
  fire(code: number) {
    this.hiss(thrusts[code]?.push ? 700 : 1400, 0.12, 0.12);
  }

  /** A thud with its echo. */
  touch() {
    this.hiss(90, 0.9, 0.5);
    this.hiss(240, 0.3, 0.3);
  }

  dispose() {
    // Let running sounds end.
    const { context } = this;
    this.isOn = false;
    if (context) setTimeout(() => void context.close(), 1_500);
    this.context = null;
  }

  private hiss(pitch: number, seconds: number, volumeLevel: number) {
    const { context } = this;
    if (!context || !this.isOn) return;
    const source = context.createBufferSource();
    source.buffer = this.noise ??= makeNoise(context);
    const filter = context.createBiquadFilter();
    filter.type = "lowpass";
    filter.frequency.value = pitch;
    const volume = context.createGain();
    volume.gain.setValueAtTime(volumeLevel, context.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + seconds);
    source.connect(filter).connect(volume).connect(context.destination);
    source.start();
    source.stop(context.currentTime + seconds);
  }
}

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
