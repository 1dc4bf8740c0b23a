import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { SubmitButton } from "~/views/list-dialog";
import { rosterTexts } from "~/domain/roster/roster-limits";
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

const purpose =
  "Adds many people at once, and enrols them in courses. Nothing is changed before you have seen what will happen.";

export function ImportPage() {
  const found = useLoaderData<ReturnType<typeof createImportLoader>>();
  const answer = useActionData<typeof changeRoster>();
  const refused = answer && "errors" in answer ? answer : undefined;
  return (
    <>
      <Head roster={found.step === "columns" || found.step === "checked" ? found.roster : null} />
      {found.step === "refused" && <Notice tone="info">{rosterTexts.notAllowed}</Notice>}
      {found.step === "upload" && <UploadForm {...found} refused={refused} />}
      {found.step === "upload" && found.allowsRosters !== null && (
        <InstructorsForm allowsRosters={found.allowsRosters} />
      )}
      {found.step === "columns" && <NameColumns id={found.roster.id} columns={found.columns} refused={refused} />}
      {found.step === "checked" && <CheckedRoster {...found} refused={refused} />}
    </>
  );
}

/** For organization administrators; system administrators have the setting under Organizations. */
function InstructorsForm({ allowsRosters }: { allowsRosters: boolean }) {
  return (
    <Form
      noValidate
      method="post"
      className="mt-5 grid max-w-[40rem] gap-3 rounded-lg border border-line bg-surface p-5"
    >
      <h2>Instructors</h2>
      <AllowRosters allowsRosters={allowsRosters} />
      <div className="flex justify-end">
        <SubmitButton intent="allow">Save</SubmitButton>
      </div>
    </Form>
  );
}

/** The head of a finished run says what happened. */
function Head({ roster }: { roster: RosterImport | null }) {
  if (!roster) return <PageHeader title="Import Roster" subtitle={purpose} />;
  if (roster.takenBackAt !== null)
    return <PageHeader title="Roster Taken Back" subtitle={`${roster.fileName}: ${describeTakeBack(roster)}`} />;
  if (roster.step !== "done") return <PageHeader title="Import Roster" subtitle={roster.fileName} />;
  return <PageHeader title="Roster Imported" subtitle={`${roster.fileName}: ${describeImport(roster)}`} />;
}
