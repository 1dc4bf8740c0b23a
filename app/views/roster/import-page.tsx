import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { texts } from "~/texts";
import { SubmitButton } from "~/views/list-dialog";
import { describeImport, describeTakeBack } from "~/domain/roster/describe-import";
import type { RosterImport } from "~/domain/roster/read-roster-import";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { AllowRosters } from "./allow-rosters";
import { CheckedRoster } from "./checked-roster";
import type { createImportLoader } from "./import-loader.server";
import { NameColumns } from "./name-columns";
import type { changeRoster } from "./roster-action.server";
import { UploadForm } from "./upload-form";

export function ImportPage() {
  const loaded = useLoaderData<ReturnType<typeof createImportLoader>>();
  const answer = useActionData<typeof changeRoster>();
  const refusal = answer && "errors" in answer ? answer : undefined;
  return (
    <>
      <ImportHeader roster={loaded.step === "columns" || loaded.step === "checked" ? loaded.roster : null} />
      {loaded.step === "refused" && <Notice tone="info">{texts.rosterRefusals.notAllowed}</Notice>}
      {loaded.step === "upload" && <UploadForm {...loaded} refusal={refusal} />}
      {loaded.step === "upload" && loaded.allowsRosters !== null && (
        <AllowRostersForm allowsRosters={loaded.allowsRosters} />
      )}
      {loaded.step === "columns" && <NameColumns id={loaded.roster.id} columns={loaded.columns} refusal={refusal} />}
      {loaded.step === "checked" && <CheckedRoster {...loaded} refusal={refusal} />}
    </>
  );
}

/** For organization administrators; system administrators find the setting under Organizations. */
function AllowRostersForm({ allowsRosters }: { allowsRosters: boolean }) {
  return (
    <Form
      noValidate
      method="post"
      className="mt-5 grid max-w-[40rem] gap-3 rounded-lg border border-line bg-surface p-5"
    >
      <h2>{texts.roster.instructors}</h2>
      <AllowRosters allowsRosters={allowsRosters} />
      <div className="flex justify-end">
        <SubmitButton intent="allow">{texts.common.save}</SubmitButton>
      </div>
    </Form>
  );
}

/** The header; after the import it shows the result. */
function ImportHeader({ roster }: { roster: RosterImport | null }) {
  if (!roster) return <PageHeader title={texts.roster.importTitle} subtitle={texts.roster.purpose} />;
  if (roster.takenBackAt !== null)
    return (
      <PageHeader title={texts.roster.takenBackTitle} subtitle={`${roster.fileName}: ${describeTakeBack(roster)}`} />
    );
  if (roster.step !== "done")
    return <PageHeader title={texts.roster.importTitle} subtitle={<bdi>{roster.fileName}</bdi>} />;
  return <PageHeader title={texts.roster.importedTitle} subtitle={`${roster.fileName}: ${describeImport(roster)}`} />;
}
