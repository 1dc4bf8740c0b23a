import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { notFound } from "~/domain/refusal";
import type { Page } from "~/domain/page";
import { bridgeFetch } from "~/game/bridged-fetch";
import { asId, type FromFrame, type ToFrame } from "~/game/frame-messages";
import type { StartupData } from "~/game/game-contract";
import { LoadingBar } from "~/game/loading-bar";
import type { Environment } from "~/http/environment.server";
import { gameMethodsOf, isolationHeaders, readGameOffer, readPreviewOffer } from "~/http/game-offer.server";
import { readPreviewToken } from "~/http/game-preview.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";

export const handle = { title: () => texts.play.framePageTitle, policy: "game", framed: "bySite" } satisfies Page;

const UnityGame = lazy(() => import("~/game/unity-game"));

/**
 * The game on GAME_ORIGIN, or the one that a token previews. No user is signed in here; the page around the frame sends
 * the player.
 */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const { env } = await getPlatform();
  if (env.game.origin === null || env.appUrl === null) throw notFound("page");
  const token = new URL(request.url).searchParams.get("token");
  const { build, isThreaded } = await (token === null ? readGameOffer(env) : readPreviewOfferOfToken(token, env));
  const frameHeaders = isThreaded ? { ...isolationHeaders, "Cross-Origin-Resource-Policy": "cross-origin" } : {};
  return data({ build, methods: gameMethodsOf(env.game), site: new URL(env.appUrl).origin }, { headers: frameHeaders });
});

async function readPreviewOfferOfToken(token: string, env: Environment) {
  const id = readPreviewToken(token, env);
  const offer = id && (await readPreviewOffer(env, id));
  if (!offer) throw notFound("game");
  return offer;
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function PlayFrame() {
  const { build, methods, site } = useLoaderData<typeof loader>();
  const { startup, send } = useParentPage(site);
  const onLogOut = useCallback(() => send({ apsis: "logOut" }), [send]);
  const onQuit = useCallback(() => send({ apsis: "quit" }), [send]);
  const onClipboard = useCallback(() => send({ apsis: "clipboard" }), [send]);
  const onAnswer = useCallback((refusal: string) => send({ apsis: "answer", refusal }), [send]);
  return (
    <main id="main" tabIndex={-1} className="relative grid min-h-dvh overflow-x-clip bg-night">
      {build !== null && startup !== null && (
        <Suspense fallback={<LoadingBar progress={0} />}>
          <UnityGame
            build={build}
            startup={startup}
            methods={methods}
            bannerHidden
            onLogOut={onLogOut}
            onQuit={onQuit}
            onClipboard={onClipboard}
            onAnswer={onAnswer}
          />
        </Suspense>
      )}
    </main>
  );
}

/** Gets the startup data from the page around the frame, which also makes the API calls. */
function useParentPage(site: string) {
  const [startup, setStartup] = useState<StartupData | null>(null);
  const handleAnswer = useRef<ReturnType<typeof bridgeFetch> | null>(null);
  const send = useCallback((message: FromFrame) => parent.postMessage(message, site), [site]);
  useEffect(() => {
    const handleMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== site || source !== parent) return;
      // The origin was checked above.
      const message = data as ToFrame;
      if (message.apsis === "answered") handleAnswer.current?.(message);
      if (message.apsis !== "start" || handleAnswer.current) return;
      handleAnswer.current = bridgeFetch(message.startup.apiUrl, send);
      setStartup(message.startup);
    };
    // Only the simulator names what it plays; other games have no such event.
    const handleAddress = () => {
      const search = new URLSearchParams(location.search);
      send({ apsis: "place", classId: asId(search.get("class")), scenarioId: asId(search.get("scenario")) });
    };
    addEventListener("message", handleMessage);
    addEventListener("apsisaddress", handleAddress);
    send({ apsis: "ready" });
    return () => {
      removeEventListener("message", handleMessage);
      removeEventListener("apsisaddress", handleAddress);
    };
  }, [site, send]);
  return { startup, send };
}
