import { Form, useNavigation } from "@remix-run/react";
import type { OrganizationName } from "~/domain/organizations/organization-names";
import type { FieldErrors } from "~/domain/refusal";
import { maxRows, rosterColumns } from "~/domain/roster/roster-limits";
import { texts } from "~/texts";
import { OrganizationOptions } from "~/views/organization-options";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField, FileField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { useSite } from "~/ui/site";
import { useImportAddress } from "./import-address";

type UploadFormProps = {
  course: { id: string; name: string; organizationName: string } | null;
  organizations: OrganizationName[] | null;
  organizationId: string;
  /** Whether only students can be imported, into the user's own courses. */
  ownOnly: boolean;
  refusal?: { message?: string; errors: FieldErrors };
};

/** `course`: the course to import into; otherwise a system administrator chooses from `organizations`. */
export function UploadForm({ course, organizations, organizationId, ownOnly, refusal }: UploadFormProps) {
  const { courses, isAdmin } = useImportAddress();
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="grid max-w-[40rem] gap-5">
      <Form
        noValidate
        method="post"
        encType="multipart/form-data"
        className="grid gap-4 rounded-lg border border-line bg-surface p-5"
      >
        {refusal?.message && !refusal.errors.file && <Notice tone="error">{refusal.message}</Notice>}
        {course && (
          <div className="grid gap-1">
            <p>
              {texts.roster.courseOfFile({
                course: (
                  <strong dir="auto" className="wrap-anywhere">
                    {course.name}
                  </strong>
                ),
                ownOnly,
                organizationName: course.organizationName,
              })}
            </p>
            <input type="hidden" name="courseId" value={course.id} />
            <input type="hidden" name="organizationId" value={organizationId} />
          </div>
        )}
        {organizations && (
          <SelectField
            label={texts.common.organization}
            name="organizationId"
            defaultValue={organizationId}
            hint={texts.roster.organizationHint}
          >
            <OrganizationOptions organizations={organizations} />
          </SelectField>
        )}
        <FileField
          label={texts.roster.csvFile}
          name="file"
          accept=".csv,.txt,.tsv,text/csv"
          required
          hint={texts.roster.csvFileHint({ maxRows })}
          errors={refusal?.errors.file}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <ButtonLink to={course ? `${courses}/${course.id}` : isAdmin ? "/admin/users" : courses}>
            {texts.common.cancel}
          </ButtonLink>
          <Button type="submit" variant="primary" busy={busy} busyText={texts.roster.checking}>
            {texts.roster.checkFile}
          </Button>
        </div>
      </Form>
      <FileFormat ownOnly={ownOnly} />
    </div>
  );
}

function FileFormat({ ownOnly }: { ownOnly: boolean }) {
  const { sendsMail } = useSite();
  const { importAddress: base } = useImportAddress();
  return (
    <section className="grid gap-2 text-muted">
      <h2 className="text-ink">{texts.roster.fileFormatTitle}</h2>
      <p>
        {texts.roster.columnsOfFile({
          columns: <code className="text-sm text-ink wrap-anywhere">{rosterColumns.join(", ")}</code>,
          ownOnly,
        })}
      </p>
      <p>{texts.roster.rowsOfFile}</p>
      <p>{texts.roster.passwordsOfFile({ sendsMail })}</p>
      <p>
        <a className="link tap" href={`${base}/report?template`}>
          {texts.roster.downloadTemplate}
        </a>
      </p>
    </section>
  );
}
