// Build/game.loader.js: a classic script that defines createUnityInstance.
import type { BuildConfig, Instance, SceneData } from "./contract";

window.createUnityInstance = async (canvas, config, onProgress = () => {}): Promise<Instance> => {
  try {
    onProgress(0);
    const [data] = await Promise.all([
      fetchText(config.dataUrl, (share) => onProgress(0.6 * share)),
      fetchText(config.codeUrl),
      loadScript(config.frameworkUrl),
    ]);
    onProgress(0.9);
    if (!window.startApsisSimulator) throw new Error("The framework did not define startApsisSimulator.");
    // The build wrote the data file.
    const instance = await window.startApsisSimulator(canvas, config, JSON.parse(data) as SceneData);
    onProgress(1);
    return instance;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    report(config, message);
    throw new Error(message);
  }
};

function report({ showBanner }: BuildConfig, message: string) {
  showBanner?.(message, "error");
}

/** Fetches a file as text. `onShare` reports progress; for compressed files the length is an estimate. */
async function fetchText(url: string, onShare: (share: number) => void = () => {}): Promise<string> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${nameOf(url)} answered ${response.status}.`);
  const expectedLength =
    Number(response.headers.get("Content-Length")) * (response.headers.has("Content-Encoding") ? 4 : 1);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
    onShare(Math.min(1, text.length / (expectedLength || Infinity)));
  }
  onShare(1);
  return text;
}

function loadScript(url: string): Promise<void> {
  if (window.startApsisSimulator) return Promise.resolve();
  return new Promise((done, fail) => {
    const script = document.createElement("script");
    script.src = url;
    script.onload = () =>
      window.startApsisSimulator ? done() : fail(new Error(`${nameOf(url)} is not the simulator's framework.`));
    script.onerror = () => fail(new Error(`${nameOf(url)} could not be loaded.`));
    document.head.append(script);
  });
}

const nameOf = (url: string) => url.replace(/^.*\//, "");
