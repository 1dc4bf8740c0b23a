import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Unity, useUnityContext } from "react-unity-webgl";
import { findComplaint, listenForComplaints } from "./complaints";
import { fittedSizeOf, fullSizeOf, isPhoneShaped } from "./fit";
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
  /** Called when the game has let go of everything, or three seconds later. */
  onLogOut: () => void;
  onQuit: () => void;
  /** Called when the game asks for the clipboard's text, which it gets in any case. */
  onClipboard?: () => void;
  /** Called once the game took its startup data, with "", or did not, with what it said. */
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

  useAnswer(methods.startup, isRunning, onAnswer);
  useStartup(unity, startup, methods.startup, isRunning);
  useGameEvents(unity, methods.clipboard, { onLogOut, onQuit, onClipboard });
  useFreshPageAfterwards();

  const problem =
    loaderProblem ??
    bannerError ??
    reasonOf(initialisationError) ??
    (stalled ? "Loading has come to a halt." : undefined);
  if (problem)
    return (
      <GameNotice title="The game could not be loaded." detail={detailOf(problem, build)}>
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
        <p className="hidden p-4 text-center text-night-muted max-sm:portrait:block">
          Turn your device sideways: the game is wide.
        </p>
      )}
    </div>
  );
}

/** As Unity's loaders do by themselves, but for what changes its address whenever it changes: that is kept, unasked. */
function cacheControl(url: string) {
  if (new URL(url, location.href).searchParams.has("v")) return "immutable";
  return /\.(data(\.(br|gz|unityweb))?|bundle)$/.test(url) ? "must-revalidate" : "no-store";
}

/** Unity's loaders reject with a plain text where the browser lacks something, WebGL for one. */
const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message : typeof error === "string" && error !== "" ? error : undefined;

/** What support needs to know; nothing about the player. */
const detailOf = (problem: string, { loaderUrl, productName = "", productVersion = "" }: GameBuild) =>
  [problem, `${loaderUrl} ${productName} ${productVersion}`.trim(), navigator.userAgent, new Date().toISOString()].join(
    "\n",
  );

type UnityContext = ReturnType<typeof useUnityContext>;

/**
 * `isLoaded` can be true before there is an instance, and a message in that gap is lost: so both, and once per
 * instance.
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
 * Only the first listener of a name is called and removing one removes all of its name: each is set once, and finds
 * what is current by itself.
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
    const logOut = () => void letGo(current.current.unity).then(() => current.current.onLogOut());
    const quit = () => void letGo(current.current.unity).then(() => current.current.onQuit());
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

/**
 * A game that does not know an object or a method says so on the console, and nowhere else. Stands before the message
 * is sent.
 */
function useAnswer(
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
    }, answerMilliseconds);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [object, method, isRunning, onAnswer]);
}

const answerMilliseconds = 3_000;

/**
 * A game that is taken off the page, while it loads even, leaves scripts and memory behind: the page that comes instead
 * begins afresh.
 */
function useFreshPageAfterwards() {
  useEffect(() => {
    const { pathname } = location;
    return () => {
      if (location.pathname !== pathname) location.reload();
    };
  }, []);
}

const letGoMilliseconds = 3_000;
let lettingGo: Promise<void> | null = null;

// A second Quit of a real build never ends, and unloading without an instance rejects with nothing.
function letGo({ unload }: UnityContext): Promise<void> {
  return (lettingGo ??= Promise.race([
    unload().catch(() => {}),
    new Promise<void>((done) => setTimeout(done, letGoMilliseconds)),
  ]));
}

// Refused without a user's gesture in some browsers and without permission in others: an ordinary answer.
async function readClipboard(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return clipboardDenied;
  }
}

/** A build may say that it lays itself out in any shape; those of Unity are made for 16:9, and say nothing. */
const fillsAnyShape = (instance: object | null) =>
  instance !== null && "fillsAnyShape" in instance && instance.fillsAnyShape === true;

function useGameSize(bannerHidden: boolean, fillsPhones: boolean) {
  const size = useSyncExternalStore(
    (changed) => {
      addEventListener("resize", changed);
      return () => removeEventListener("resize", changed);
    },
    () => `${innerWidth} ${innerHeight}`,
  );
  const [width = 0, height = 0] = size.split(" ").map(Number);
  const fit = fillsPhones && isPhoneShaped(width, height) ? fullSizeOf : fittedSizeOf;
  return fit(width, height, bannerHidden);
}
