import { Form, useNavigation, useSearchParams, useSubmit } from "@remix-run/react";
import type { Candidate } from "~/domain/courses/course-candidates";
import { courseNameLimit } from "~/domain/courses/course-name-limit";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { AddressDialog } from "~/ui/address-dialog";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField, TextField } from "~/ui/field";
import { FormKey } from "~/ui/form-key";
import { useHydrated } from "~/ui/hydrated";
import { Notice } from "~/ui/notice";
import { DialogButtons, SubmitButton } from "~/views/list-dialog";
import type { CourseDialog } from "./courses-loader.server";
import { listAddress } from "~/views/dialog-address";
import { MemberPicker } from "./member-picker";
import { FormError } from "~/views/form-error";
import { StaffOptions } from "./staff-options";

type CreateCourseDialogProps = { dialog: Extract<CourseDialog, { kind: "create" }>; refusal: FormRefusal | undefined };

/**
 * Name, owner and members. With several organizations, the organization is chosen first, because staff and members
 * depend on it.
 */
export function CreateCourseDialog({ dialog, refusal }: CreateCourseDialogProps) {
  const [search] = useSearchParams();
  const { organizations, organizationId } = dialog;
  return (
    <AddressDialog title={texts.courses.createCourse} closeTo={listAddress(search)} size="wide">
      <div className="grid gap-5">
        <FormError />
        {organizations.length === 0 && <NoOrganization mayCreate={dialog.mayCreateOrganization} />}
        {organizations.length > 1 && (
          <OrganizationChoice organizations={organizations} organizationId={organizationId} />
        )}
        {organizationId && <CourseForm key={organizationId} dialog={dialog} refusal={refusal} />}
        {!organizationId && <DialogButtons>{null}</DialogButtons>}
      </div>
    </AddressDialog>
  );
}

/** A course needs an organization: offers to create one, if permitted. */
function NoOrganization({ mayCreate }: { mayCreate: boolean }) {
  return (
    <>
      <Notice tone="warning">{texts.courses.noOrganization}</Notice>
      {mayCreate ? (
        <ButtonLink to="/admin/organizations?dialog=create" variant="primary" className="justify-self-start">
          {texts.courses.createOrganization}
        </ButtonLink>
      ) : (
        <p>{texts.courses.askSystemAdmin}</p>
      )}
    </>
  );
}

function OrganizationChoice({
  organizations,
  organizationId,
}: Pick<CreateCourseDialogProps["dialog"], "organizations" | "organizationId">) {
  const [search] = useSearchParams();
  const submit = useSubmit();
  const hydrated = useHydrated();
  const { state } = useNavigation();
  const hiddenFields = [...search].filter(([name]) => name !== "organization");
  return (
    <Form
      noValidate
      method="get"
      className="flex items-end gap-3"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true, replace: true })}
    >
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        label={texts.common.organization}
        name="organization"
        defaultValue={organizationId ?? ""}
        required
        className="min-w-0 flex-1"
      >
        <option value="" disabled>
          {texts.courses.chooseOrganization}
        </option>
        {organizations.map(({ id, name, staff }) => (
          <option key={id} value={id}>
            {staff === 0 ? texts.courses.organizationWithoutStaff({ name }) : name}
          </option>
        ))}
      </SelectField>
      {!hydrated && (
        <Button type="submit" className="min-h-10">
          {texts.courses.continue}
        </Button>
      )}
      {hydrated && state === "loading" && <span className="sr-only">{texts.courses.loading}</span>}
    </Form>
  );
}

function CourseForm({ dialog: { organizationId, staff, people, formKey }, refusal }: CreateCourseDialogProps) {
  const errors = refusal?.errors ?? {};
  const values = refusal?.values ?? {};
  if (staff.length === 0) {
    return (
      <>
        <Notice tone="warning">{texts.courses.noStaff}</Notice>
        <DialogButtons>
          <ButtonLink to={`/admin/users/add?role=Instructor&orgId=${organizationId ?? ""}`} variant="primary">
            {texts.courses.addInstructor}
          </ButtonLink>
        </DialogButtons>
      </>
    );
  }
  return (
    <Form noValidate method="post" className="grid gap-4">
      <FormKey value={formKey} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={texts.courses.courseName}
          name="name"
          required
          maxLength={courseNameLimit}
          hint={texts.courses.nameHint({ max: courseNameLimit })}
          defaultValue={values.name}
          errors={errors.name}
          autoComplete="off"
        />
        <OwnerField staff={staff} typedOwnerId={values.ownerId} errors={errors.ownerId} />
      </div>
      <TextField
        label={texts.courses.caption}
        name="caption"
        maxLength={200}
        defaultValue={values.caption}
        errors={errors.caption}
        autoComplete="off"
      />
      <MemberPicker people={people} submittedValues={values} errors={errors.memberIds} />
      <DialogButtons>
        <SubmitButton intent="create" variant="primary">
          {texts.courses.createCourse}
        </SubmitButton>
      </DialogButtons>
    </Form>
  );
}

type OwnerFieldProps = { staff: Candidate[]; typedOwnerId: string | undefined; errors: readonly string[] | undefined };

function OwnerField({ staff, typedOwnerId, errors }: OwnerFieldProps) {
  const [search] = useSearchParams();
  const ownerOfUrl = staff.find(({ id }) => id === search.get("owner"));
  const onlyStaffMember = staff.length === 1 ? staff[0] : undefined;
  return (
    <SelectField
      label={texts.courses.instructor}
      name="ownerId"
      required
      defaultValue={typedOwnerId ?? (ownerOfUrl ?? onlyStaffMember)?.id ?? ""}
      errors={errors}
      hint={texts.courses.ownerHint}
    >
      <option value="" disabled>
        {texts.courses.chooseInstructor}
      </option>
      <StaffOptions staff={staff} />
    </SelectField>
  );
}
