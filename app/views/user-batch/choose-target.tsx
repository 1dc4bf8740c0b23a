import { Form, useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { SubmitButton } from "~/views/list-dialog";
import { OrganizationOptions } from "~/views/organization-options";
import { returnAddress } from "~/views/user-batch/batch-address";
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
  const count = batch.counts.chosen;
  const title =
    batch.kind === "enrol"
      ? texts.userBatch.chooseCourseTitle({ count })
      : batch.kind === "role"
        ? texts.userBatch.chooseRoleTitle({ count })
        : texts.userBatch.chooseOrganizationTitle({ count });
  if (batch.kind === "enrol" && courses.length === 0)
    return (
      <>
        <PageHeader title={title} />
        <EmptyState
          title={texts.userBatch.noCourses}
          action={
            <ButtonLink to="/admin/courses?dialog=create" variant="primary">
              {texts.userBatch.createCourse}
            </ButtonLink>
          }
        >
          {texts.userBatch.noCoursesHint}
        </EmptyState>
      </>
    );
  return (
    <div className="max-w-[40rem]">
      <PageHeader title={title} subtitle={texts.userBatch.chooseHint} />
      <Form noValidate method="post" className="grid gap-4 rounded-lg border border-line bg-surface p-5">
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <TargetField {...props} />
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink to={returnAddress(search)} variant="quiet">
            {texts.common.cancel}
          </ButtonLink>
          <SubmitButton intent="choose" variant="primary">
            {texts.common.preview}
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
      <SelectField label={texts.common.course} name="course" errors={refusal?.errors.course} {...fieldProps}>
        <option value="">{texts.userBatch.chooseCourse}</option>
        {courses.map(({ id, name, organizationName }) => (
          <option key={id} value={id}>
            {texts.userBatch.courseOption({ name, organizationName })}
          </option>
        ))}
      </SelectField>
    );
  if (batch.kind === "role")
    return (
      <SelectField
        label={texts.common.role}
        name="role"
        hint={texts.userBatch.roleHint}
        errors={refusal?.errors.role}
        {...fieldProps}
      >
        <option value="">{texts.userBatch.chooseRole}</option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {texts.roles.nameOf({ role })}
          </option>
        ))}
      </SelectField>
    );
  return (
    <SelectField
      label={texts.common.organization}
      name="organization"
      hint={texts.userBatch.organizationHint}
      errors={refusal?.errors.organization}
      {...fieldProps}
    >
      <OrganizationOptions organizations={organizations} />
    </SelectField>
  );
}
