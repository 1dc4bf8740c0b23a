import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { CheckList } from "~/views/game/check-list";
import { readUser } from "~/domain/accounts/read-user";
import { findEvents } from "~/domain/game/contract-findings";
import type { Page } from "~/domain/page";
import type { ContractCheck } from "~/game/contract-checks";
import { requirePermission } from "~/http/context.server";
import { gameMethodsOf, isolationHeaders } from "~/http/game-offer.server";
import { readTrial } from "~/http/game-trial.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { useHydrated } from "~/ui/hydrated";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

const ContractRun = lazy(() => import("~/game/contract-check"));
const ContractFrame = lazy(() => import("~/game/contract-frame"));

export const handle = { title: "Game contract", permission: "game:manage", policy: "play" } satisfies Page;

/** The current game, or another one on this server with `?game=ID`. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { env } = await getPlatform();
  const [user, trial] = await Promise.all([
    readUser(ctx, ctx.actor.userId),
    readTrial(env, new URL(request.url).searchParams.get("game")),
  ]);
  const startup = {
    userName: user.username,
    userId: user.id,
    apiUrl: env.appUrl ?? new URL(request.url).origin,
    organizationName: user.organizationName ?? "",
    classification: env.game.classification,
    dataLibrary: env.game.dataLibrary,
  };
  const { title, offer, frame } = trial;
  const { build, problems, checked, isThreaded, usesSensors } = offer;
  return data(
    {
      title,
      build,
      frame,
      problems,
      usesSensors,
      findings: findEvents(checked?.words ?? []),
      methods: gameMethodsOf(env.game),
      startup,
    },
    { headers: isThreaded ? isolationHeaders : {} },
  );
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Contract() {
  const { title, build, problems } = useLoaderData<typeof loader>();
  const hydrated = useHydrated();
  return (
    <>
      <PageHeader
        title={title ? `Preview of ${title}` : "Game Contract"}
        subtitle={
          title
            ? "Only you see this. Students don't get this game unless it is offered."
            : "What the page and the game say to each other, tried on the build that is offered."
        }
      />
      <div className="grid gap-5">
        {build === null && <Notice tone="error">The game can&apos;t be played: {problems.join(" ")}</Notice>}
        {build !== null && !hydrated && <Notice tone="info">The game runs here as soon as scripts do.</Notice>}
        {build !== null && hydrated && (
          <Suspense fallback={<p className="text-muted">Loading ...</p>}>
            <ContractTrial />
          </Suspense>
        )}
        <p>
          <a href="/admin/content" className="link">
            Back to Content
          </a>
        </p>
      </div>
    </>
  );
}

function ContractTrial() {
  const { build, frame, usesSensors, methods, startup, findings } = useLoaderData<typeof loader>();
  const shared = { methods, startup, findings };
  if (frame !== null)
    return (
      <ContractFrame address={frame} usesSensors={usesSensors} {...shared}>
        {(game, checks) => <ContractLayout game={game} checks={checks} isFramed />}
      </ContractFrame>
    );
  if (build === null) return null;
  return (
    <ContractRun build={build} {...shared}>
      {(game, checks) => <ContractLayout game={game} checks={checks} isFramed={false} />}
    </ContractRun>
  );
}

type ContractLayoutProps = { game: JSX.Element; checks: ContractCheck[]; isFramed: boolean };

/** `isFramed`: the game runs on GAME_ORIGIN. */
function ContractLayout({ game, checks, isFramed }: ContractLayoutProps) {
  return (
    <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      {/* Contains controls that a game places over its canvas. */}
      <div className="relative aspect-video w-full self-start overflow-hidden rounded-md border border-line bg-night max-sm:aspect-[3/4]">
        {game}
      </div>
      <div className="grid content-start gap-3">
        <CheckList checks={checks} />
        <p className="text-sm text-muted">
          Play it as a student would. Log out and Quit are only noted here. Nothing that the game sends is stored:
          attempts are answered, everything else is refused.
        </p>
        {!isFramed && (
          <p className="text-sm text-muted">
            This stops mistakes, not a hostile build: without GAME_ORIGIN a game runs with your sign-in, and could get
            around it. Preview only builds that you trust.
          </p>
        )}
      </div>
    </div>
  );
}
