import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { canEver } from "~/domain/access";
import { listAuthors } from "~/domain/lessons/authors";
import { listLessons, listPlaces } from "~/domain/lessons/list-lessons";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import type { FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { PageHeader } from "~/ui/page-header";
import { Authors } from "./authors";
import { changeLessons } from "./change-lessons.server";
import { LessonsTable } from "./lessons-table";
import { NewLesson } from "./new-lesson";

export const handle = {
  permission: "lesson:write",
  section: { label: () => texts.shell.lessons, place: 45 },
  maxFormBytes: 4_000_000,
} satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return {
    lessons: await listLessons(ctx),
    places: await listPlaces(ctx),
    authors: canEver(ctx.actor, "author:name") ? await listAuthors(ctx) : null,
    now: ctx.now,
  };
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) =>
  changeLessons(request, await requirePermission(request, handle.permission)),
);

export default function Lessons() {
  const { lessons, places, authors, now } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  return (
    <>
      <PageHeader title={texts.lessons.pageTitle} count={lessons.length} subtitle={texts.lessons.subtitle} />
      <div className="grid gap-8">
        <LessonsTable lessons={lessons} now={now} />
        <NewLesson places={places} refusal={refusal} />
        {authors && <Authors authors={authors} refusal={refusal} />}
      </div>
    </>
  );
}
