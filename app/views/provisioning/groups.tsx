import { Form } from "@remix-run/react";
import type { readProvisioning } from "~/domain/provisioning/read-provisioning";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { SelectField } from "~/ui/field";
import { SubmitButton } from "~/views/list-dialog";

type Provisioning = Awaited<ReturnType<typeof readProvisioning>>;
type Group = Provisioning["groups"][number];

const unseen = (text: string) => <span className="sr-only">{text}</span>;

/** The groups that the provider has sent, and what their members get. */
export function Groups({ groups, courses }: Pick<Provisioning, "groups" | "courses">) {
  const courseNames = new Map(courses.map(({ id, name }) => [id, name]));
  const grantsOf = ({ role, courseId }: Group) =>
    [role && texts.roles.nameOf({ role }), courseId && courseNames.get(courseId)].filter(Boolean).join(", ");
  return (
    <Card title={texts.provisioning.groupsTitle}>
      <p className="text-sm text-pretty text-muted">
        {groups.length === 0 ? texts.provisioning.noGroups : texts.provisioning.groupsHint}
      </p>
      {groups.length > 0 && (
        <Table
          label={texts.provisioning.groupsTitle}
          fold
          head={
            <>
              <Header>{texts.provisioning.group}</Header>
              <Header numeric>{texts.provisioning.members}</Header>
              <Header>{texts.provisioning.grants}</Header>
              <Header actions>{texts.common.actions}</Header>
            </>
          }
        >
          {groups.map((group) => (
            <Row key={group.id}>
              <RowHeader>
                <bdi className="wrap-anywhere">{group.name}</bdi>
              </RowHeader>
              <Cell numeric label={texts.provisioning.members}>
                {group.members}
              </Cell>
              <Cell label={texts.provisioning.grants}>
                {grantsOf(group) || <span className="text-muted">{texts.provisioning.nothing}</span>}
              </Cell>
              <Cell actions>
                <ButtonLink to={`?group=${group.id}`} size="small" preventScrollReset>
                  {texts.provisioning.change({ name: group.name, unseen })}
                </ButtonLink>
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </Card>
  );
}

type GrantFormProps = Pick<Provisioning, "courses" | "roles"> & { group: Group; refusal: FormRefusal | undefined };

/** Sets what the members of one group get. */
export function GrantForm({ group: { id, name, role, courseId }, courses, roles, refusal }: GrantFormProps) {
  const { values, errors } = refusal ?? { values: {}, errors: {} };
  return (
    <Card title={texts.provisioning.grantsOf({ name })}>
      <Form noValidate method="post" replace className="grid items-end gap-4 md:grid-cols-[1fr_1fr_auto]">
        <input type="hidden" name="groupId" value={id} />
        <SelectField
          autoFocus
          label={texts.common.role}
          name="role"
          defaultValue={values.role ?? role ?? ""}
          errors={errors.role}
        >
          <option value="">{texts.provisioning.noRole}</option>
          {roles.map((each) => (
            <option key={each} value={each}>
              {texts.roles.nameOf({ role: each })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.singleSignOn.course}
          name="courseId"
          defaultValue={values.courseId ?? courseId ?? ""}
          errors={errors.courseId}
        >
          <option value="">{texts.provisioning.noCourse}</option>
          {courses.map((course) => (
            <option key={course.id} value={course.id}>
              {course.name}
            </option>
          ))}
        </SelectField>
        <SubmitButton intent="grant" variant="primary">
          {texts.common.save}
        </SubmitButton>
      </Form>
    </Card>
  );
}
