import type { LoaderFunctionArgs } from "@remix-run/node";
import { writeCalendar } from "~/domain/due-dates/calendar-feed";
import { notFound } from "~/domain/refusal";
import { createVisitorContext } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readMailSite } from "~/http/site.server";

/** A person's due dates for their calendar, `{token}.ics`: anyone who has the address can read them. */
export const loader = answerRefusals(async ({ params }: LoaderFunctionArgs) => {
  const [, token] = /^([\w-]{43})\.ics$/.exec(params.file ?? "") ?? [];
  if (!token) throw notFound("page");
  const { productName, url } = await readMailSite();
  const calendar = await writeCalendar(await createVisitorContext(), token, { productName, url });
  return new Response(calendar, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="due-dates.ics"',
      "Cache-Control": "private, no-store",
      // The address is a secret: it shouldn't be followed, indexed or passed on.
      "X-Robots-Tag": "noindex",
      "Referrer-Policy": "no-referrer",
    },
  });
});
