import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { changeColumns, listChanges } from "~/domain/audit/list-changes";
import { readBanner } from "~/domain/banner/read-banner";
import { BannerText, sendBanner } from "~/domain/banner/send-banner";
import { listQuery } from "~/domain/list-query";
import { instantOrNull, LocalTimeField, ZoneField } from "~/domain/time-input";
import { withCookies } from "~/http/cookies.server";
import { requirePermission } from "~/http/context.server";
import { flashCookie } from "~/http/flash.server";
import { submitForm, type Refused } from "~/http/form.server";
import { refusable } from "~/http/refusal-response.server";
import { PageHeader } from "~/ui/page-header";
import type { ToastMessage } from "~/ui/toast";
import { AuditTrail } from "./audit-trail";
import { BannerEditor } from "./banner-editor";

export const loader = refusable(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, "banner:write");
  const query = listQuery(new URL(request.url).searchParams, changeColumns, { sort: "-at", pageSize: 50 });
  const banner = await readBanner(ctx);
  return { banner, now: ctx.now, changes: await listChanges(ctx, query), page: query.page, pageSize: query.pageSize };
});

const BannerForm = v.object({
  message: v.optional(BannerText, ""),
  startDate: LocalTimeField,
  endDate: LocalTimeField,
  timeZone: ZoneField,
});

export const action = refusable(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "banner:write");
  return submitForm(request, BannerForm, async ({ message, timeZone, ...dates }) => {
    const sent = await sendBanner(ctx, {
      message,
      startDate: instantOrNull(dates.startDate, timeZone),
      endDate: instantOrNull(dates.endDate, timeZone),
    });
    return redirect("/admin/system", {
      headers: withCookies([flashCookie(request, { toast: toastOf(sent, ctx.now) })]),
    });
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
  const { banner, now, changes, page, pageSize } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  return (
    <>
      <PageHeader title="System" />
      <div className="grid gap-8">
        <BannerEditor key={banner ? JSON.stringify(banner) : "none"} banner={banner} now={now} refused={refused} />
        <AuditTrail changes={changes} page={page} pageSize={pageSize} />
      </div>
    </>
  );
}
