import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listMissionPage, missionOrders } from "~/domain/missions/list-missions";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import type { FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { listPage } from "~/views/list-page.server";
import { ListView } from "~/views/list-view";
import { ImportMission } from "./import-mission";
import { submitMission } from "./import-mission.server";
import { MissionsTable } from "./missions-table";

export const handle = {
  permission: "lesson:write",
  section: { label: () => texts.adminMissions.pageTitle, place: 46 },
} satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const page = await listPage(request, {
    columns: missionOrders,
    sort: "-changedAt",
    failure: texts.adminMissions.listFailed,
    read: (query) => listMissionPage(ctx, query),
  });
  return { page, now: ctx.now };
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) =>
  submitMission(request, await requirePermission(request, handle.permission)),
);

export default function Missions() {
  const { page, now } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  return (
    <>
      <ListView
        title={texts.adminMissions.pageTitle}
        subtitle={texts.adminMissions.subtitle}
        searchLabel={texts.adminMissions.searchLabel}
        page={page}
        empty={{
          title: texts.adminMissions.noMissions,
          noMatches: texts.adminMissions.nothingFound,
          noEntries: texts.adminMissions.noMissionsHint,
        }}
        nextStep={<ButtonLink to="/play">{texts.sandboxes.openGame}</ButtonLink>}
      >
        {({ rows }) => <MissionsTable missions={rows} now={now} sort={page.sort} />}
      </ListView>
      <ImportMission refusal={refusal} />
    </>
  );
}
