import { Form, useSearchParams } from "@remix-run/react";
import { SubmitButton } from "~/views/list-dialog";
import { OrganizationOptions } from "~/views/organization-options";
import { returnAddress } from "~/views/user/batch-address";
import { formatCount } from "~/domain/count-text";
import type { FormRefusal } from "~/http/form.server";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SelectField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import type { BatchPage } from "./batch-page.server";

type ChooseTargetProps = Extract<BatchPage, { step: "choose" }> & { refusal: FormRefusal | undefined };

/** First step: the course, role or organization for many users. */
export function ChooseTarget(props: ChooseTargetProps) {
  const { batch, courses, refusal } = props;
  const [search] = useSearchParams();
  const people = formatCount(batch.counts.chosen, "user");
  const title = batch.kind === "enrol" ? `Add ${people} to a course` : `Change the ${batch.kind} of ${people}`;
  if (batch.kind === "enrol" && courses.length === 0)
    return (
      <>
        <PageHeader title={title} />
        <EmptyState
          title="No Courses Found"
          action={
            <ButtonLink to="/admin/courses?dialog=create" variant="primary">
              Create Course
            </ButtonLink>
          }
        >
          The organizations of the selected users have no course yet.
        </EmptyState>
      </>
    );
  return (
    <div className="max-w-[40rem]">
      <PageHeader title={title} subtitle="The next step shows who is changed, and who is left out and why." />
      <Form noValidate method="post" className="grid gap-4 rounded-lg border border-line bg-surface p-5">
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <TargetField {...props} />
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink to={returnAddress(search)} variant="quiet">
            Cancel
          </ButtonLink>
          <SubmitButton intent="choose" variant="primary">
            Preview
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}

function TargetField({ batch, courses, roles, organizations, refusal }: ChooseTargetProps) {
  const fieldProps = { required: true, defaultValue: "" };
  if (batch.kind === "enrol")
    return (
      <SelectField label="Course" name="course" errors={refusal?.errors.course} {...fieldProps}>
        <option value="">Choose a course</option>
        {courses.map(({ id, name, organizationName }) => (
          <option key={id} value={id}>
            {name} ({organizationName})
          </option>
        ))}
      </SelectField>
    );
  if (batch.kind === "role")
    return (
      <SelectField
        label="Role"
        name="role"
        hint="It takes effect with their next request."
        errors={refusal?.errors.role}
        {...fieldProps}
      >
        <option value="">Choose a role</option>
        {roles.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </SelectField>
    );
  return (
    <SelectField
      label="Organization"
      name="organization"
      hint="Memberships of courses of the organization left end; scores stay."
      errors={refusal?.errors.organization}
      {...fieldProps}
    >
      <OrganizationOptions organizations={organizations} />
    </SelectField>
  );
}
