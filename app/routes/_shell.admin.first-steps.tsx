import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CheckCircleIcon } from "@heroicons/react/20/solid";
import type { Page } from "~/domain/page";
import { readFirstSteps } from "~/domain/setup/first-steps";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { NoMail } from "~/ui/no-mail";
import { PageHeader } from "~/ui/page-header";
import { useSite } from "~/ui/site";

export const handle = { title: () => texts.firstSteps.pageTitle, permission: "organization:create" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const steps = await readFirstSteps(await requirePermission(request, handle.permission));
  return { steps };
});

/** The steps from an empty installation to its first class. */
export default function FirstSteps() {
  const { steps } = useLoaderData<typeof loader>();
  const { sendsMail } = useSite();
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <div className="max-w-[46rem]">
      <PageHeader
        title={texts.firstSteps.pageTitle}
        subtitle={next < 0 ? texts.firstSteps.allDone : texts.firstSteps.subtitle}
      />
      <ol className="grid gap-3">
        {steps.map(({ title, text, to, button, isDone }, place) => (
          <li
            key={title}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4"
          >
            <span
              className={
                "grid size-8 shrink-0 place-items-center rounded-full font-semibold tabular-nums " +
                (isDone ? "bg-good-soft text-good" : "bg-accent-soft text-accent")
              }
            >
              {isDone ? <CheckCircleIcon className="size-5" aria-hidden /> : place + 1}
            </span>
            <div className="min-w-0 flex-1 basis-64">
              <h2>
                {title}
                {isDone && <span className="ms-2 text-sm font-medium text-good">{texts.firstSteps.done}</span>}
              </h2>
              <p className="text-muted">{text}</p>
            </div>
            <ButtonLink to={to} variant={place === next ? "primary" : "plain"}>
              {button}
            </ButtonLink>
          </li>
        ))}
      </ol>
      {!sendsMail && (
        <div className="mt-4">
          <NoMail instead={texts.firstSteps.noMailHint} />
        </div>
      )}
    </div>
  );
}
