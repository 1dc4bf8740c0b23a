import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { stopMails } from "~/domain/mail/stop-mails";
import type { Page } from "~/domain/page";
import { notFound } from "~/domain/refusal";
import { createVisitorContext } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readStopToken } from "~/http/stop-url.server";
import { texts } from "~/texts";
import { Brand } from "~/ui/brand";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

export const handle = { title: () => texts.stopMails.title } satisfies Page;

/**
 * The address is its reader's: not cached, not indexed, and not sent to other sites. With "no-referrer" browsers would
 * send the page's own form without an origin, which is refused.
 */
const privateHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "same-origin" };

/** Asks first, because programs that check links in mails open them. */
export const loader = answerRefusals(async ({ params }: LoaderFunctionArgs) => {
  const stop = await readStopToken(params.token ?? "");
  if (!stop) throw notFound("page");
  return data({ kind: stop.kind }, { headers: privateHeaders });
});

/** For the button of the page, and for mail programs (RFC 8058), which send no cookies. */
export const action = answerRefusals(async ({ params }: ActionFunctionArgs) => {
  const stop = await readStopToken(params.token ?? "");
  if (!stop) throw notFound("page");
  await stopMails(await createVisitorContext(), stop.kind, stop.userId);
  return data({ isStopped: true }, { headers: privateHeaders });
});

export const headers = () => privateHeaders;

/** Stops emails of one kind to one person, without a sign-in. */
export default function StopMails() {
  const { kind } = useLoaderData<typeof loader>();
  const isStopped = useActionData<typeof action>()?.isStopped === true;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6"
    >
      <Link to="/" className="justify-self-start">
        <Brand />
      </Link>
      <PageHeader title={texts.stopMails.title} />
      {isStopped ? (
        <Notice tone="success">{texts.stopMails.stopped({ kind })}</Notice>
      ) : (
        <Card title={texts.stopMails.question({ kind })}>
          <Form method="post" noValidate>
            <Button type="submit" variant="primary">
              {texts.stopMails.stop}
            </Button>
          </Form>
        </Card>
      )}
      <p>
        <Link to="/account" className="link tap">
          {texts.stopMails.account}
        </Link>
      </p>
    </main>
  );
}
