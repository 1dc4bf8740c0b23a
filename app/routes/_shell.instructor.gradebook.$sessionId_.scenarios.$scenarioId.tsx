import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ScenarioPage } from "~/views/scenario/scenario-page";
import { readScenarioGrades } from "~/domain/gradebook/read-scenario-grades";
import type { Page } from "~/domain/page";
import { texts } from "~/texts";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";

export const handle = { title: () => texts.scenarioGrades.title, permission: "gradebook:read" } satisfies Page;

export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) =>
  readScenarioGrades(
    await requirePermission(request, handle.permission),
    params.sessionId ?? "",
    params.scenarioId ?? "",
  ),
);

export default function Scenario() {
  return <ScenarioPage {...useLoaderData<typeof loader>()} />;
}
