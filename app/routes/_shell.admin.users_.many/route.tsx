import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { batchAddress } from "~/admin/user/batch-address";
import { idOf, idSchema } from "~/domain/id";
import type { Page } from "~/domain/page";
import { applyBatch } from "~/domain/user-batches/apply-batch";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readMailSite } from "~/http/site.server";
import { ChooseCourse } from "./choose-course";
import { readOrder, readPreview } from "./order.server";
import { Preview } from "./preview";

export const handle = { title: "Change users", permission: "user:administer" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) =>
  readPreview(request, await requirePermission(request, handle.permission)),
);

const Confirmation = v.object({
  batchId: idSchema("The form has run out. Go back and try again."),
  confirmed: v.string(),
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const order = readOrder(request);
  return submitForm(request, Confirmation, async ({ batchId, confirmed }) => {
    const confirmedIds = confirmed.split(",").flatMap((id) => idOf(id) ?? []);
    await applyBatch(ctx, { ...order, batchId, confirmedIds }, await readMailSite());
    return redirect(batchAddress(batchId, new URL(request.url).searchParams));
  });
});

/** Names whom a change of many users concerns, before it is made. */
export default function ManyUsers() {
  const { kind, userIds, courses, preview } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!preview) return <ChooseCourse userIds={userIds} courses={courses ?? []} />;
  return <Preview kind={kind} preview={preview} message={refused?.message} />;
}
