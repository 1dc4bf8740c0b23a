import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense, useMemo } from "react";
import { mayEver } from "~/domain/access";
import { readUser } from "~/domain/accounts/read-user";
import { readOwnSubscription } from "~/domain/payments/own-subscription";
import { GameNotice } from "~/game/game-notice";
import { LoadingBar } from "~/game/loading-bar";
import { contextOf } from "~/http/context.server";
import { gameBuild } from "~/http/game-build.server";
import { platform } from "~/http/platform.server";
import { refusable } from "~/http/refusal-response.server";
import { useBannerHidden } from "~/ui/banner-state";
import { useHydrated } from "~/ui/hydrated";
import { useSite } from "~/ui/site";
import { logOutOfGame, quitGame } from "./leave-game";
import { PlayMenu } from "./play-menu";

const UnityGame = lazy(() => import("~/game/unity-game"));

/** Back to the login page without a user, or with one that cannot play (spec section 2, Game viewer). */
export const loader = refusable(async ({ request }: LoaderFunctionArgs) => {
  const { actor, ...ctx } = await contextOf(request);
  if (!actor) throw redirect("/");
  const player = { ...ctx, actor };
  const [user, subscription] = await Promise.all([readUser(player, actor.userId), readOwnSubscription(player)]);
  const { env } = await platform();
  return {
    build: gameBuild(env.game),
    isSubscriber: subscription !== null,
    closesWindow: mayEver(actor.role, "instructor:open"),
    startup: {
      userName: user.username,
      userId: user.id,
      apiUrl: env.appUrl ?? new URL(request.url).origin,
      organizationName: user.organizationName ?? "",
      classification: env.game.classification,
      dataLibrary: env.game.dataLibrary,
    },
  };
});

/** Builds with threads run only in a page of their own; to others it makes no difference. */
export const headers = () => ({
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
});

export default function Play() {
  const { build, startup, isSubscriber, closesWindow } = useLoaderData<typeof loader>();
  const { supportEmail } = useSite();
  const hydrated = useHydrated();
  const bannerHidden = useBannerHidden();
  const onQuit = useMemo(() => () => quitGame(closesWindow), [closesWindow]);
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`relative grid bg-night ${bannerHidden ? "min-h-dvh" : "min-h-[calc(100dvh-35px)]"}`}
    >
      <PlayMenu username={startup.userName} isSubscriber={isSubscriber} />
      {build === null && (
        <GameNotice title="The game is not installed on this server.">
          The folder public/game holds no complete build. If it stays like this, write to {supportEmail}.
        </GameNotice>
      )}
      {build !== null && hydrated && (
        <Suspense fallback={<LoadingBar progress={0} />}>
          <UnityGame
            build={build}
            startup={startup}
            bannerHidden={bannerHidden}
            onLogOut={logOutOfGame}
            onQuit={onQuit}
          />
        </Suspense>
      )}
      {build !== null && !hydrated && (
        <noscript>
          <GameNotice title="The game needs JavaScript and WebGL.">
            Switch JavaScript on for this site, or use the desktop version, and try again.
          </GameNotice>
        </noscript>
      )}
    </main>
  );
}
