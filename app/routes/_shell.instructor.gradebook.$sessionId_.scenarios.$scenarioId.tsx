import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ScenarioPage } from "~/views/scenario/scenario-page";
import { playAddressOf } from "~/domain/play-address";
import { readScenarioGrades } from "~/domain/gradebook/read-scenario-grades";
import type { Page } from "~/domain/page";
import { texts } from "~/texts";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readMailSite } from "~/http/site.server";

export const handle = { title: () => texts.scenarioGrades.title, permission: "gradebook:read" } satisfies Page;

export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const grades = await readScenarioGrades(ctx, params.sessionId ?? "", params.scenarioId ?? "");
  const { session, column } = grades;
  const isRunning = session.startDate !== null && session.endDate === null;
  const address = playAddressOf({ classId: session.id, scenarioId: column.scenarioId });
  const { url } = await readMailSite();
  return { ...grades, studentLink: isRunning && !column.isRetired ? `${url}${address}` : null };
});

export default function Scenario() {
  return <ScenarioPage {...useLoaderData<typeof loader>()} />;
}
