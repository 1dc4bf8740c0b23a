import { data, redirect, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { lazy, Suspense, useCallback, useState } from "react";
import { canRole, isFactorOverdue } from "~/domain/access";
import { readUser } from "~/domain/accounts/read-user";
import { landingPageOf } from "~/domain/areas";
import { countUnread } from "~/domain/feedback/list-comments";
import type { Page } from "~/domain/page";
import { placeQueryOf, playAddressOf } from "~/domain/play-address";
import { gameFramePath } from "~/domain/game/game-limits";
import { readOverdueNotice, readOwnSubscription } from "~/domain/payments/own-subscription";
import type { GamePlace } from "~/game/game-frame";
import { GameNotice } from "~/game/game-notice";
import { LoadingBar } from "~/game/loading-bar";
import { contextOf, leadToLoginPage } from "~/http/context.server";
import { gameMethodsOf, readGameOffer, isolationHeaders } from "~/http/game-offer.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { useBannerHidden } from "~/ui/banner-state";
import { useHydrated } from "~/ui/hydrated";
import { Notice } from "~/ui/notice";
import { useSite } from "~/ui/site";
import { logOutOfGame, quitGame } from "./leave-game";
import { PlayMenu } from "./play-menu";
import { sendAnswer } from "./send-answer";

export const handle = { title: () => texts.play.pageTitle, policy: "play" } satisfies Page;

const GameFrame = lazy(() => import("~/game/game-frame"));
const UnityGame = lazy(() => import("~/game/unity-game"));

/** Redirects to the login page if nobody is signed in. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const { actor, ...ctx } = await contextOf(request);
  if (!actor) throw leadToLoginPage(request);
  if (isFactorOverdue(actor, ctx.now)) throw redirect("/account/security");
  const player = { ...ctx, actor };
  const { env, log } = await getPlatform();
  // The game starts without them: it identifies the player by id.
  const logReadFailure = (err: unknown) => {
    log.error({ err }, "the player or the organization was not read for the start of the game");
    return null;
  };
  const [user, subscription, unreadComments] = await Promise.all([
    readUser(player, actor.userId).catch(logReadFailure),
    readOwnSubscription(player),
    countUnread(player).catch(logReadFailure),
  ]);
  const { build, buildKey, problems, isThreaded, usesSensors } = await readGameOffer(env);
  return data(
    {
      build,
      gameOrigin: env.game.origin,
      buildKey,
      problems,
      usesSensors,
      methods: gameMethodsOf(env.game),
      isSubscriber: subscription !== null,
      unreadComments: unreadComments ?? 0,
      overdue: subscription && !subscription.isGood ? await readOverdueNotice(player, actor.userId) : null,
      closesWindow: canRole(actor.role, "instructor:open"),
      home: landingPageOf(actor.role),
      startup: {
        userName: user?.username ?? actor.username,
        userId: actor.userId,
        apiUrl: env.appUrl ?? new URL(request.url).origin,
        organizationName: user?.organizationName ?? "",
        classification: env.game.classification,
        dataLibrary: env.game.dataLibrary,
      },
    },
    { headers: isThreaded ? isolationHeaders : {} },
  );
});

/** Games with threads need a cross-origin isolated page, which can't embed other sites' content. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Play() {
  const { build, gameOrigin, buildKey, problems, usesSensors, methods, startup, ...player } =
    useLoaderData<typeof loader>();
  const { isSubscriber, unreadComments, overdue, closesWindow, home } = player;
  const { supportEmail } = useSite();
  const hydrated = useHydrated();
  const bannerHidden = useBannerHidden();
  const [search] = useSearchParams();
  // Of the arrival only: later the address follows the game, which another query would load again.
  const [placeQuery] = useState(() => placeQueryOf(search));
  const onQuit = useCallback(() => quitGame(closesWindow, home), [closesWindow, home]);
  const onAnswer = useCallback((refusal: string) => sendAnswer(buildKey, refusal), [buildKey]);
  const shared = { startup, onLogOut: logOutOfGame, onQuit, onAnswer };
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`relative grid overflow-x-clip bg-night ${bannerHidden ? "min-h-dvh" : "min-h-[calc(100dvh-35px)]"}`}
    >
      <PlayMenu username={startup.userName} {...{ isSubscriber, unreadComments }} />
      {overdue && (
        <div className="absolute top-2 start-2 z-10 max-w-[min(30rem,calc(100%-6rem))]">
          <Notice tone="warning">
            <a href="/account" className="underline underline-offset-4">
              {overdue}
            </a>
          </Notice>
        </div>
      )}
      {build === null && <NoGameNotice problems={problems} supportEmail={supportEmail} />}
      {build !== null && hydrated && (
        <Suspense fallback={<LoadingBar progress={0} />}>
          {gameOrigin === null ? (
            <UnityGame build={build} methods={methods} bannerHidden={bannerHidden} {...shared} />
          ) : (
            <GameFrame
              address={gameOrigin + gameFramePath + placeQuery}
              size={bannerHidden ? "h-dvh" : "h-[calc(100dvh-35px)]"}
              usesSensors={usesSensors}
              onPlace={showPlace}
              {...shared}
            />
          )}
        </Suspense>
      )}
      {build !== null && !hydrated && (
        <noscript>
          <GameNotice title={texts.play.scriptsTitle}>{texts.play.scriptsHint}</GameNotice>
        </noscript>
      )}
    </main>
  );
}

/** A reload opens what the frame shows now. The router doesn't know. */
const showPlace = (place: GamePlace) => history.replaceState(history.state, "", playAddressOf(place));

/** Only a complete build is offered; its problems are the same for all players. */
function NoGameNotice({ problems, supportEmail }: { problems: string[]; supportEmail: string }) {
  return (
    <GameNotice title={texts.play.notLoaded}>
      {texts.play.noGame({ problems: problems.join(" "), supportEmail })}
    </GameNotice>
  );
}
