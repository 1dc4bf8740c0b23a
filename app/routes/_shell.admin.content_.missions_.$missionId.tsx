import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { requireId } from "~/domain/id";
import { draftMission } from "~/domain/lessons/draft-mission";
import { listPlaces } from "~/domain/lessons/list-lessons";
import { listMissionResults } from "~/domain/missions/fly-mission";
import { findMission } from "~/domain/missions/mission";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";
import { Place } from "~/views/lessons/place";
import { MissionView } from "~/views/missions/mission-view";

export const handle = {
  title: () => texts.adminMissions.mission,
  permission: "lesson:write",
} satisfies Page;

export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const missionId = requireId(params.missionId ?? null, "mission");
  const { log: _, ...mission } = await findMission(ctx, missionId, "mission:read");
  return {
    mission,
    results: mission.mayReadResults ? await listMissionResults(ctx, mission.id) : [],
    places: mission.reference ? await listPlaces(ctx) : [],
    now: ctx.now,
  };
});

const DraftForm = v.object({
  intent: v.literal("draft"),
  place: Place(() => keyed(say.lessons.placeRequired)),
  title: v.pipe(v.string(), v.maxLength(200)),
  shortTitle: v.string(),
  maxScore: v.pipe(v.string(), v.transform(Number)),
});

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const missionId = requireId(params.missionId ?? null, "mission");
  return submitForm(request, DraftForm, async ({ place, title, shortTitle, maxScore }) => {
    const { curriculumId, key: campaignKey } = place;
    const draftId = await draftMission(ctx, missionId, { curriculumId, campaignKey, title, shortTitle, maxScore });
    return redirect(`/admin/content/lessons/${draftId}`);
  });
});

export default function Mission() {
  return <MissionView {...useLoaderData<typeof loader>()} refusal={useActionData<FormRefusal>()} />;
}
