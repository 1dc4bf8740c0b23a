import { CheckCircleIcon, ClockIcon, XCircleIcon } from "@heroicons/react/20/solid";
import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { readUser } from "~/domain/accounts/read-user";
import type { Page } from "~/domain/page";
import type { CheckState, ContractCheck } from "~/game/contract-check";
import { requirePermission } from "~/http/context.server";
import { gameMethodsOf, readGameOffer, isolationHeaders } from "~/http/game-offer.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { useHydrated } from "~/ui/hydrated";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

const ContractRun = lazy(() => import("~/game/contract-check"));

export const handle = { title: "Game contract", permission: "game:manage", policy: "play" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { env } = await getPlatform();
  const [user, offer] = await Promise.all([readUser(ctx, ctx.actor.userId), readGameOffer(env)]);
  const startup = {
    userName: user.username,
    userId: user.id,
    apiUrl: env.appUrl ?? new URL(request.url).origin,
    organizationName: user.organizationName ?? "",
    classification: env.game.classification,
    dataLibrary: env.game.dataLibrary,
  };
  const { build, problems, checked, isThreaded } = offer;
  return data(
    {
      build,
      hasOwnOrigin: env.game.origin !== null,
      problems,
      words: checked?.words ?? [],
      methods: gameMethodsOf(env.game),
      startup,
    },
    { headers: isThreaded ? isolationHeaders : {} },
  );
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Contract() {
  const { build, hasOwnOrigin, problems, words, methods, startup } = useLoaderData<typeof loader>();
  const hydrated = useHydrated();
  return (
    <>
      <PageHeader
        title="Game Contract"
        subtitle="What the page and the game say to each other, tried on the build that is offered."
      />
      <div className="grid max-w-[60rem] gap-5">
        {build === null && <Notice tone="error">No game is offered: {problems.join(" ")}</Notice>}
        {build !== null && hasOwnOrigin && (
          <Notice tone="info">
            This check would run the game on this site&apos;s own origin, so it isn&apos;t available while GAME_ORIGIN
            is set. The Game card on the Content page shows whether players&apos; games took their startup data.
          </Notice>
        )}
        {build !== null && !hasOwnOrigin && !hydrated && (
          <Notice tone="info">The game runs here as soon as scripts do.</Notice>
        )}
        {build !== null && !hasOwnOrigin && hydrated && (
          <Suspense fallback={<p className="text-muted">Loading ...</p>}>
            <ContractRun build={build} words={words} methods={methods} startup={startup}>
              {(checks) => <Checks checks={checks} />}
            </ContractRun>
          </Suspense>
        )}
        <p>
          <a href="/admin/content">Back to Content</a>
        </p>
      </div>
    </>
  );
}

const looks: Record<CheckState, { Icon: typeof ClockIcon; look: string; word: string }> = {
  waiting: { Icon: ClockIcon, look: "text-muted", word: "Waiting" },
  good: { Icon: CheckCircleIcon, look: "text-good", word: "Good" },
  bad: { Icon: XCircleIcon, look: "text-bad", word: "Missing" },
};

function Checks({ checks }: { checks: ContractCheck[] }) {
  return (
    <ul aria-label="Checks" className="divide-y divide-line rounded-lg border border-line bg-surface">
      {checks.map(({ name, state, text }) => {
        const { Icon, look, word } = looks[state];
        return (
          <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
            <Icon className={`size-5 shrink-0 ${look}`} aria-hidden />
            <span className="min-w-48 font-mono text-sm">{name}</span>
            <span className={`font-medium ${look}`}>{word}</span>
            <span className="text-muted wrap-anywhere">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
