import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Unity, useUnityContext } from "react-unity-webgl";
import { fittedSize } from "./fit";
import { clipboardDenied, type GameBuild, type StartupData } from "./game-contract";
import { GameNotice } from "./game-notice";
import { LoadingBar } from "./loading-bar";
import { useLoaderProblem, useStalled } from "./loading-watch";

type UnityGameProps = {
  build: GameBuild;
  startup: StartupData;
  bannerHidden: boolean;
  /** Called when the game has let go of everything, or three seconds later. */
  onLogOut: () => void;
  onQuit: () => void;
};

export default function UnityGame({ build, startup, bannerHidden, onLogOut, onQuit }: UnityGameProps) {
  const [bannerError, setBannerError] = useState<string>();
  const showBanner = useCallback(
    (message: string, type?: string) => (type === "error" ? setBannerError(message) : console.warn(message)),
    [],
  );
  const unity = useUnityContext({ ...build, showBanner });
  const { unityProvider, UNSAFE__unityInstance: instance, isLoaded, loadingProgression, initialisationError } = unity;
  const loaderProblem = useLoaderProblem(build.loaderUrl);
  const isRunning = isLoaded && instance !== null;
  const stalled = useStalled(loadingProgression, isRunning);
  const size = useFittedSize(bannerHidden);

  useStartup(unity, startup, isRunning);
  useGameEvents(unity, { onLogOut, onQuit });
  useFreshPageAfterwards();

  const problem =
    loaderProblem ??
    bannerError ??
    reasonOf(initialisationError) ??
    (stalled ? "Loading has come to a halt." : undefined);
  if (problem) return <GameNotice title="The game could not be loaded.">{problem}</GameNotice>;
  return (
    <div className="m-auto">
      <div className="relative" style={size}>
        {loaderProblem === null && (
          <Unity unityProvider={unityProvider} className="block size-full bg-night" tabIndex={1} />
        )}
        {!isRunning && <LoadingBar progress={loadingProgression} />}
      </div>
      <p className="hidden p-4 text-center text-night-muted max-sm:portrait:block">
        Turn your device sideways: the game is wide.
      </p>
    </div>
  );
}

/** Unity's loaders reject with a plain text where the browser lacks something, WebGL for one. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : error ? String(error) : undefined);

type UnityContext = ReturnType<typeof useUnityContext>;

/** `isLoaded` can be true before there is an instance, and a message in that gap is lost: so both, and once per instance. */
function useStartup(
  { UNSAFE__unityInstance: instance, sendMessage }: UnityContext,
  startup: StartupData,
  isRunning: boolean,
) {
  const configured = useRef<unknown>(null);
  useEffect(() => {
    if (!isRunning || configured.current === instance) return;
    configured.current = instance;
    sendMessage("Startup", "Configure", JSON.stringify(startup));
  }, [isRunning, instance, sendMessage, startup]);
}

/** Only the first listener of a name is called and removing one removes all of its name: each is set once, and finds what is current by itself. */
function useGameEvents(unity: UnityContext, { onLogOut, onQuit }: Pick<UnityGameProps, "onLogOut" | "onQuit">) {
  const current = useRef({ unity, onLogOut, onQuit });
  useEffect(() => {
    current.current = { unity, onLogOut, onQuit };
  });
  const { addEventListener, removeEventListener } = unity;
  useEffect(() => {
    const logOut = () => void letGo(current.current.unity).then(() => current.current.onLogOut());
    const quit = () => void letGo(current.current.unity).then(() => current.current.onQuit());
    const clipboardRequest = () =>
      void readClipboard().then((text) => current.current.unity.sendMessage("Clipboard", "Receive", text));
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

/** A game that is taken off the page, while it loads even, leaves scripts and memory behind: the page that comes instead begins afresh. */
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

function useFittedSize(bannerHidden: boolean) {
  const size = useSyncExternalStore(
    (changed) => {
      addEventListener("resize", changed);
      return () => removeEventListener("resize", changed);
    },
    () => `${innerWidth} ${innerHeight}`,
  );
  const [width, height] = size.split(" ").map(Number);
  return fittedSize(width, height, bannerHidden);
}
