import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { texts } from "~/texts";
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

export const handle = {
  title: () => texts.gameContract.pageTitle,
  permission: "game:manage",
  policy: "play",
} satisfies Page;

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
        title={title ? texts.gameContract.previewOf({ title }) : texts.gameContract.header}
        subtitle={title ? texts.gameContract.previewSubtitle : texts.gameContract.subtitle}
      />
      <div className="grid gap-5">
        {build === null && <Notice tone="error">{texts.gameContract.notPlayable({ problems })}</Notice>}
        {build !== null && !hydrated && <Notice tone="info">{texts.gameContract.needsScripts}</Notice>}
        {build !== null && hydrated && (
          <Suspense fallback={<p className="text-muted">{texts.gameContract.loading}</p>}>
            <ContractTrial />
          </Suspense>
        )}
        <p>
          <a href="/admin/content" className="link">
            {texts.gameContract.backToContent}
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
        <p className="text-sm text-muted">{texts.gameContract.playHint}</p>
        {!isFramed && <p className="text-sm text-muted">{texts.gameContract.trustHint}</p>}
      </div>
    </div>
  );
}
