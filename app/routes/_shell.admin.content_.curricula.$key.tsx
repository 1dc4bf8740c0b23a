import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { keepDraft } from "~/domain/curricula/curriculum-draft";
import { findBundledOffer, compareVersions, writeEarlierAsNext, listVersions } from "~/domain/curricula/read-curricula";
import type { Page } from "~/domain/page";
import { notFound } from "~/domain/refusal";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { ChangesTable } from "~/views/curricula/changes-table";
import { DocumentErrors } from "~/views/curricula/mistakes";
import { BundledVersionNotice, VersionsTable } from "~/views/curricula/versions-table";

export const handle = { title: () => texts.common.curriculum, permission: "content:administer" } satisfies Page;

export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const key = params.key ?? "";
  const { searchParams } = new URL(request.url);
  const [from, to] = [versionOf(searchParams.get("from")), versionOf(searchParams.get("to"))];
  const { title, version, versions } = await listVersions(ctx, key);
  return {
    key,
    title,
    version,
    versions: versions.map(({ changes, ...listed }) => ({ ...listed, changes: changes.length })),
    offered: (await findBundledOffer(ctx, key)) !== null,
    compared: from && to ? { from, to, changes: await compareVersions(ctx, key, from, to) } : null,
  };
});

const versionOf = (text: string | null) => (/^\d{1,9}$/.test(text ?? "") ? Number(text) : null);

const Change = v.variant("intent", [
  v.object({ intent: v.literal("bring-back"), version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) }),
  v.object({ intent: v.literal("bundled") }),
]);

/** Both lead to a draft, whose changes are reviewed before publishing. */
export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const key = params.key ?? "";
  return submitForm(request, Change, async (change) => {
    const document =
      change.intent === "bundled"
        ? await findBundledOffer(ctx, key)
        : await writeEarlierAsNext(ctx, key, change.version);
    if (document === null) throw notFound("version");
    return redirect(`/admin/content/drafts/${await keepDraft(ctx, document)}`);
  });
});

export default function Curriculum() {
  const { key, title, version, versions, offered, compared } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <>
      <PageHeader
        title={title}
        subtitle={
          <>
            {texts.curricula.pathAndVersion({
              link: (text) => (
                <Link to="/admin/content" className="link">
                  {text}
                </Link>
              ),
              key: <code className="text-sm">{key}</code>,
              version,
            })}
          </>
        }
      >
        <ButtonLink to={`/admin/content/curricula/${key}/regrades`}>{texts.regrades.classesTitle}</ButtonLink>
        <ButtonLink to={`/admin/content/curricula/${key}/download`} reloadDocument>
          {texts.common.download}
        </ButtonLink>
      </PageHeader>
      <div className="grid gap-6">
        {refusal && "errors" in refusal && <DocumentErrors refusal={refusal} />}
        {offered && <BundledVersionNotice />}
        <VersionsTable curriculumKey={key} version={version} versions={versions} compared={compared} />
        {compared && (
          <section aria-labelledby="compared" className="grid gap-3">
            <h2 id="compared">{texts.curricula.comparedTitle({ from: compared.from, to: compared.to })}</h2>
            {compared.changes.length === 0 ? (
              <EmptyState title={texts.curricula.noChanges}>{texts.curricula.sameContents}</EmptyState>
            ) : (
              <ChangesTable changes={compared.changes} />
            )}
          </section>
        )}
      </div>
    </>
  );
}
