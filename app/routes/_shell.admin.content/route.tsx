import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { curriculumLimits } from "~/domain/curricula/curriculum-document";
import { listCurricula } from "~/domain/curricula/read-curricula";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { readGameCard } from "~/http/game-card.server";
import { readOtherGames } from "~/http/other-games.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { PageHeader } from "~/ui/page-header";
import { CurriculaTable } from "./curricula-table";
import { gameSource } from "./document-source";
import { CandidateCard } from "./candidate-card";
import { GameCard } from "./game-card";
import { GameDialogs } from "./game-dialogs";
import { GameUpload } from "./game-upload";
import { OtherGamesList } from "./other-games";
import { checkDocument } from "./publish-document.server";
import { PublishForm } from "./publish-form";

// Above the document limit, so that the page itself can say that a document is too large.
export const handle = {
  permission: "content:administer",
  section: { label: () => texts.shell.content, place: 40 },
  maxFormBytes: 6 * curriculumLimits.bytes,
} satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return { game: await readGameCard(ctx), others: await readOtherGames(ctx), curricula: await listCurricula(ctx) };
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) =>
  checkDocument(request, await requirePermission(request, handle.permission)),
);

export default function Content() {
  const { game, others: otherGames, curricula } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const isFromGame = refusal?.values.source === gameSource;
  return (
    <>
      {otherGames && <GameDialogs card={game} games={otherGames} />}
      <PageHeader title={texts.content.pageTitle} subtitle={texts.content.subtitle} />
      <div className="grid gap-8">
        {otherGames?.candidate && <CandidateCard candidate={otherGames.candidate} />}
        <GameCard card={game} refusal={isFromGame ? refusal : undefined} />
        {otherGames && <OtherGamesList games={otherGames} />}
        {game.canUpload && <GameUpload replaces={otherGames?.candidate?.title ?? null} />}
        <CurriculaTable curricula={curricula} />
        <PublishForm refusal={isFromGame ? undefined : refusal} />
      </div>
    </>
  );
}
