import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import { listRequests } from "~/domain/erasure/erasure-requests";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHeader } from "~/ui/page-header";
import { useTimeZone } from "~/ui/time-zone";
import { Entries, Entry } from "~/views/entries";

export const handle = { title: () => texts.erasure.requestsTitle, permission: "user:administer" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return { requests: await listRequests(ctx) };
});

/** People who asked to be erased. */
export default function ErasureRequests() {
  const { requests } = useLoaderData<typeof loader>();
  const zone = useTimeZone();
  return (
    <>
      <PageHeader title={texts.erasure.requestsTitle}>
        <ButtonLink to="/admin/users">{texts.common.users}</ButtonLink>
      </PageHeader>
      <div className="grid max-w-[46rem] gap-4">
        <Card title={texts.erasure.requestsTitle}>
          <p className="text-pretty text-muted">{texts.erasure.requestsHint}</p>
          <Entries none={texts.erasure.noRequests}>
            {requests.map(({ userId, username, name, askedAt }) => (
              <Entry key={userId} end={formatDateTime(askedAt, zone)}>
                <Link className="link tap wrap-anywhere" to={`/admin/users/${userId}/erase`}>
                  <bdi>{username}</bdi>
                </Link>{" "}
                {name && <bdi className="text-muted">{name}</bdi>}
              </Entry>
            ))}
          </Entries>
        </Card>
      </div>
    </>
  );
}
