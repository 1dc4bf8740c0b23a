import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { listPage } from "~/admin/list-page.server";
import { redirectWithToast } from "~/admin/redirect-with-toast.server";
import { mayEver } from "~/domain/access";
import { changeColumns, listChanges } from "~/domain/audit/list-changes";
import { readBanner } from "~/domain/banner/read-banner";
import { BannerText, sendBanner } from "~/domain/banner/send-banner";
import type { SignedInCtx } from "~/domain/context";
import type { Page } from "~/domain/page";
import { parseInstantOrNull, LocalTimeField, ZoneField } from "~/domain/time-input";
import { requirePermission } from "~/http/context.server";
import { submitForm, type Refused } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { PageHeader } from "~/ui/page-header";
import type { ToastMessage } from "~/ui/toast";
import { AuditTrail } from "./audit-trail";
import { BannerEditor } from "./banner-editor";

export const handle = { permission: "banner:write", section: { label: "System", place: 80 } } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const banner = await readBanner(ctx);
  return {
    banner,
    now: ctx.now,
    changes: mayEver(ctx.actor.role, "audit:read") ? await changesOf(ctx, request) : null,
  };
});

const changesOf = (ctx: SignedInCtx, request: Request) =>
  listPage(request, {
    columns: changeColumns,
    sort: "-at",
    failure: "Failed to fetch the audit trail",
    read: (query) => listChanges(ctx, query),
  });

const BannerForm = v.object({
  message: v.optional(BannerText, ""),
  startDate: LocalTimeField,
  endDate: LocalTimeField,
  timeZone: ZoneField,
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return submitForm(request, BannerForm, async ({ message, timeZone, ...dates }) => {
    const sent = await sendBanner(ctx, {
      message,
      startDate: parseInstantOrNull(dates.startDate, timeZone),
      endDate: parseInstantOrNull(dates.endDate, timeZone),
    });
    const { text, severity } = toastOf(sent, ctx.now);
    return redirectWithToast(request, "/admin/system", text, severity);
  });
});

/** A time that is over by now (both dates left empty are now) hides what was just sent. */
function toastOf({ message, endDate }: { message: string; endDate: Date }, now: Date): Required<ToastMessage> {
  if (message === "") return { severity: "success", text: "Banner removed." };
  if (endDate <= now)
    return {
      severity: "warning",
      text: "Banner saved, but its time is over: nobody sees it. Give it an end date that is to come.",
    };
  return { severity: "success", text: "Banner sent." };
}

export default function System() {
  const { banner, now, changes } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  return (
    <>
      <PageHeader title="System" />
      <div className="grid gap-8">
        <BannerEditor key={banner ? JSON.stringify(banner) : "none"} banner={banner} now={now} refused={refused} />
        {changes && <AuditTrail page={changes} />}
      </div>
    </>
  );
}
