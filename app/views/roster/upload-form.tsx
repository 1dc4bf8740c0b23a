import { Form, useNavigation } from "@remix-run/react";
import type { OrganizationName } from "~/domain/organizations/organization-names";
import type { FieldErrors } from "~/domain/refusal";
import { maxRows, rosterColumns } from "~/domain/roster/roster-limits";
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
              Everybody in the file joins <strong className="wrap-anywhere">{course.name}</strong>, unless their row
              names another {ownOnly ? "of your courses in" : "course of"} {course.organizationName}.
            </p>
            <input type="hidden" name="courseId" value={course.id} />
            <input type="hidden" name="organizationId" value={organizationId} />
          </div>
        )}
        {organizations && (
          <SelectField
            label="Organization"
            name="organizationId"
            defaultValue={organizationId}
            hint="New people join it, and courses are looked for in it."
          >
            <OrganizationOptions organizations={organizations} />
          </SelectField>
        )}
        <FileField
          label="CSV file"
          name="file"
          accept=".csv,.txt,.tsv,text/csv"
          required
          hint={`At most 2 MB and ${maxRows.toLocaleString("en-US")} rows.`}
          errors={refusal?.errors.file}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <ButtonLink to={course ? `${courses}/${course.id}` : isAdmin ? "/admin/users" : courses}>Cancel</ButtonLink>
          <Button type="submit" variant="primary" busy={busy} busyText="Checking...">
            Check File
          </Button>
        </div>
      </Form>
      <FileFormat ownOnly={ownOnly} />
    </div>
  );
}

function FileFormat({ ownOnly }: { ownOnly: boolean }) {
  const { sendsMail } = useSite();
  const { base } = useImportAddress();
  return (
    <section className="grid gap-2 text-muted">
      <h2 className="text-ink">What the file looks like</h2>
      <p>
        The first row names the columns, in any order:{" "}
        <span className="font-mono text-sm text-ink wrap-anywhere">{rosterColumns.join(", ")}</span>. Only userName and
        email are needed; {ownOnly ? "all new people are students" : "a role left empty is User"}, and a course is meant
        by its name. Usual heads such as E-Mail Address, Login or Given name are understood; where one is not certain,
        you are asked.
      </p>
      <p>
        A row is one line. A row that cannot be read, such as one with a quotation mark too many, is shown with what is
        wrong, and the rows after it are read.
      </p>
      <p>
        Nobody gets a password: {sendsMail && "new people get an email with a link to set one, and "}the report has a
        one-time code for each new person{!sendsMail && " to pass on, because this server doesn't send email"}. Anyone
        who has an account already, by username or email, keeps it as it is.
      </p>
      <p>
        <a className="link tap" href={`${base}/report?template`}>
          Download a template
        </a>
      </p>
    </section>
  );
}
