import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Unity, useUnityContext } from "react-unity-webgl";
import { texts } from "~/texts";
import { findComplaint, listenForComplaints } from "./console-complaints";
import { fitSixteenToNine, fillWindow, isPhoneShaped } from "./fit";
import { clipboardDenied, type GameBuild, type GameMethods, type StartupData } from "./game-contract";
import { GameNotice } from "./game-notice";
import { LoadingBar } from "./loading-bar";
import { failureOf, failureTextOf } from "./loading-failure";
import { useLoaderProblem, useStalled } from "./loading-watch";

type UnityGameProps = {
  build: GameBuild;
  startup: StartupData;
  methods: GameMethods;
  bannerHidden: boolean;
  /** Called when the game has unloaded, or after three seconds. */
  onLogOut: () => void;
  onQuit: () => void;
  /** Called when the game asks for the clipboard's text; the game gets it in any case. */
  onClipboard?: () => void;
  /** Called after the startup data was sent: "" if the game took it, else its complaint. */
  onAnswer: (refusal: string) => void;
};

export default function UnityGame(props: UnityGameProps) {
  const { build, startup, methods, bannerHidden, onLogOut, onQuit, onClipboard, onAnswer } = props;
  const [bannerError, setBannerError] = useState<string>();
  const showBanner = useCallback(
    (message: string, type?: string) => (type === "error" ? setBannerError(message) : console.warn(message)),
    [],
  );
  const unity = useUnityContext({ ...build, showBanner, cacheControl });
  const { unityProvider, UNSAFE__unityInstance: instance, isLoaded, loadingProgression, initialisationError } = unity;
  const loaderProblem = useLoaderProblem(build.loaderUrl);
  const isRunning = isLoaded && instance !== null;
  const stalled = useStalled(loadingProgression, isRunning);
  const fillsPhones = isRunning && fillsAnyShape(instance);
  const size = useGameSize(bannerHidden, fillsPhones);

  useStartupAnswer(methods.startup, isRunning, onAnswer);
  useStartup(unity, startup, methods.startup, isRunning);
  useGameEvents(unity, methods.clipboard, { onLogOut, onQuit, onClipboard });
  useReloadAfterwards();

  const problem =
    loaderProblem ??
    bannerError ??
    reasonOf(initialisationError) ??
    // oxlint-disable-next-line apsis/catalogue-text -- loading-failure.ts recognizes it.
    (stalled ? "Loading has come to a halt." : undefined);
  if (problem)
    return (
      <GameNotice title={texts.play.notLoaded} detail={detailOf(problem, build)}>
        {failureTextOf(failureOf(problem))}
      </GameNotice>
    );
  return (
    <div className="m-auto">
      <div className="relative" style={size}>
        {loaderProblem === null && (
          <Unity unityProvider={unityProvider} className="block size-full bg-night" tabIndex={1} />
        )}
        {!isRunning && <LoadingBar progress={loadingProgression} />}
      </div>
      {!fillsPhones && (
        <p className="hidden p-4 text-center text-night-muted max-sm:portrait:block">{texts.play.turnDevice}</p>
      )}
    </div>
  );
}

/** Like Unity's loaders, except that versioned URLs are cached without revalidation. */
function cacheControl(url: string) {
  if (new URL(url, location.href).searchParams.has("v")) return "immutable";
  return /\.(data(\.(br|gz|unityweb))?|bundle)$/.test(url) ? "must-revalidate" : "no-store";
}

/** Unity's loaders reject with a string if the browser lacks something, such as WebGL. */
const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message : typeof error === "string" && error !== "" ? error : undefined;

const detailOf = (problem: string, { loaderUrl, productName = "", productVersion = "" }: GameBuild) =>
  [problem, `${loaderUrl} ${productName} ${productVersion}`.trim(), navigator.userAgent, new Date().toISOString()].join(
    "\n",
  );

type UnityContext = ReturnType<typeof useUnityContext>;

/**
 * `isLoaded` may be true before the instance exists, and messages sent then are lost. So wait for both, and send once
 * per instance.
 */
function useStartup(
  { UNSAFE__unityInstance: instance, sendMessage }: UnityContext,
  startup: StartupData,
  { object, method }: GameMethods["startup"],
  isRunning: boolean,
) {
  const configured = useRef<unknown>(null);
  useEffect(() => {
    if (!isRunning || configured.current === instance) return;
    configured.current = instance;
    sendMessage(object, method, JSON.stringify(startup));
  }, [isRunning, instance, sendMessage, startup, object, method]);
}

/**
 * The library calls only the first listener of an event, and removing one removes all: so each is set once and reads
 * current values from a ref.
 */
function useGameEvents(
  unity: UnityContext,
  clipboard: GameMethods["clipboard"],
  { onLogOut, onQuit, onClipboard }: Pick<UnityGameProps, "onLogOut" | "onQuit" | "onClipboard">,
) {
  const current = useRef({ unity, clipboard, onLogOut, onQuit, onClipboard });
  useEffect(() => {
    current.current = { unity, clipboard, onLogOut, onQuit, onClipboard };
  });
  const { addEventListener, removeEventListener } = unity;
  useEffect(() => {
    const logOut = () => void unloadOnce(current.current.unity).then(() => current.current.onLogOut());
    const quit = () => void unloadOnce(current.current.unity).then(() => current.current.onQuit());
    const clipboardRequest = () => {
      current.current.onClipboard?.();
      void readClipboard().then((text) => {
        const { object, method } = current.current.clipboard;
        current.current.unity.sendMessage(object, method, text);
      });
    };
    addEventListener("LogOut", logOut);
    addEventListener("Quit", quit);
    addEventListener("ClipboardRequest", clipboardRequest);
    return () => {
      removeEventListener("LogOut", logOut);
      removeEventListener("Quit", quit);
      removeEventListener("ClipboardRequest", clipboardRequest);
    };
  }, [addEventListener, removeEventListener]);
}

/** A game reports unknown objects or methods only on the console. Must run before useStartup sends the message. */
function useStartupAnswer(
  { object, method }: GameMethods["startup"],
  isRunning: boolean,
  onAnswer: (refusal: string) => void,
) {
  useEffect(() => {
    if (!isRunning) return;
    const complaints: string[] = [];
    const stop = listenForComplaints((text) => complaints.push(text));
    const timer = setTimeout(() => {
      stop();
      onAnswer(findComplaint({ object, method }, complaints) ?? "");
    }, answerTimeoutMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [object, method, isRunning, onAnswer]);
}

const answerTimeoutMs = 3_000;

/** Removing a game leaves scripts and memory behind, so the next page is loaded as a new document. */
function useReloadAfterwards() {
  useEffect(() => {
    const { pathname } = location;
    return () => {
      if (location.pathname !== pathname) location.reload();
    };
  }, []);
}

const unloadTimeoutMs = 3_000;
let unloading: Promise<void> | null = null;

// A second Quit of a real build never resolves, and unloading without an instance rejects with undefined.
function unloadOnce({ unload }: UnityContext): Promise<void> {
  return (unloading ??= Promise.race([
    unload().catch(() => {}),
    new Promise<void>((done) => setTimeout(done, unloadTimeoutMs)),
  ]));
}

// Browsers may refuse without a user gesture or permission: the contract has a text for that.
async function readClipboard(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return clipboardDenied;
  }
}

/** The simulator supports any aspect ratio; Unity builds are made for 16:9 and don't have this property. */
const fillsAnyShape = (instance: object | null) =>
  instance !== null && "fillsAnyShape" in instance && instance.fillsAnyShape === true;

function useGameSize(bannerHidden: boolean, fillsPhones: boolean) {
  const size = useSyncExternalStore(
    (changed) => {
      addEventListener("resize", changed);
      return () => removeEventListener("resize", changed);
    },
    // `innerWidth` would grow with content that is too wide, and keep the stage wide after a phone is turned upright.
    () => `${document.documentElement.clientWidth} ${document.documentElement.clientHeight}`,
  );
  const [width = 0, height = 0] = size.split(" ").map(Number);
  const fit = fillsPhones && isPhoneShaped(width, height) ? fillWindow : fitSixteenToNine;
  return fit(width, height, bannerHidden);
}
