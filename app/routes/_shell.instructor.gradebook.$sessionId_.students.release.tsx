import { ChevronLeftIcon } from "@heroicons/react/16/solid";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { gradebookAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { Page } from "~/domain/page";
import { everyScenario } from "~/domain/releases/release-rules";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Names } from "~/ui/names";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { ReleaseForm } from "~/views/release/release-form";
import { ReleaseTable } from "~/views/release/release-table";
import { releaseAction, releaseLoader, type ReleaseOutcome } from "~/views/release/release.server";

export const handle = { title: () => texts.releases.title, permission: "grade:release" } satisfies Page;

/** When students of a class see their results, scenario by scenario; `?change=`: the form for one, or for each. */
export const loader = releaseLoader;

export const action = releaseAction;

export default function Release() {
  const { session, scenarios, changed, changesAll } = useLoaderData<typeof loader>();
  const outcome = useActionData<ReleaseOutcome>();
  return (
    <>
      <Link to={gradebookAddressOf(session.id)} className="link tap mb-2 gap-1">
        <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />
        {texts.common.gradebook}
      </Link>
      <PageHeader title={texts.releases.title} subtitle={<Names names={[session.courseName, session.name]} />}>
        {scenarios.length > 0 && <ButtonLink to={`?change=${everyScenario}`}>{texts.releases.changeAll}</ButtonLink>}
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="max-w-[70ch] text-muted">{texts.releases.hint}</p>
        {outcome?.message && <Notice tone="error">{outcome.message}</Notice>}
        {(changed || changesAll) && (
          <ReleaseForm key={changed?.column.scenarioId ?? everyScenario} scenario={changed} outcome={outcome} />
        )}
        {scenarios.length === 0 ? (
          <EmptyState title={texts.releases.noScenarios}>{texts.releases.noScenariosHint}</EmptyState>
        ) : (
          <ReleaseTable scenarios={scenarios} />
        )}
      </div>
    </>
  );
}
