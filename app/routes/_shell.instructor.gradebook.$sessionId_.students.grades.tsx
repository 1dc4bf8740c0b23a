import { useActionData, useLoaderData } from "@remix-run/react";
import type { Page } from "~/domain/page";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Names } from "~/ui/names";
import { PageHeader } from "~/ui/page-header";
import { BackToGradebook } from "~/views/gradebook/back-to-gradebook";
import { BatchForm } from "~/views/many-grades/batch-form";
import { BatchHistory } from "~/views/many-grades/batch-history";
import { BatchPreviewView, type ShownBatch } from "~/views/many-grades/batch-preview";
import { manyGradesAction, manyGradesLoader } from "~/views/many-grades/many-grades.server";

export const handle = { title: () => texts.batches.title, permission: "grade:decide" } satisfies Page;

/** One decision about many grades of a class, with a preview, and such decisions so far. */
export const loader = manyGradesLoader;

export const action = manyGradesAction;

export default function ManyGrades() {
  const { session, students, scenarios, batches, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<FormRefusal | ShownBatch>();
  return (
    <>
      <p className="mb-2 print:hidden">
        <BackToGradebook classSessionId={session.id} />
      </p>
      <PageHeader title={texts.batches.title} subtitle={<Names names={[session.courseName, session.name]} />} />
      <div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-6">
        {/* The key: after a decision the form is empty again. */}
        <BatchForm key={batches[0]?.id} {...{ students, scenarios, answer }} />
        {answer && "preview" in answer && (
          <BatchPreviewView shown={answer} classSessionId={session.id} formKey={formKey} />
        )}
        <BatchHistory batches={batches} />
      </div>
    </>
  );
}
