import { Form } from "@remix-run/react";
import type { ClaimRule } from "~/domain/single-sign-on/claim-rules";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { SelectField, TextField } from "~/ui/field";
import { SubmitButton } from "~/views/list-dialog";
import type { Setup } from "./setup";

type RulesProps = { setup: Setup; rules: ClaimRule[]; refusal: FormRefusal | undefined };

/** Which claims give a role, a course or a rank. */
export function Rules({ setup, rules, refusal }: RulesProps) {
  return (
    <Card title={texts.singleSignOn.rulesTitle}>
      <p className="text-sm text-pretty text-muted">{texts.singleSignOn.rulesHint}</p>
      {rules.length > 0 && <RuleTable setup={setup} rules={rules} />}
      <NewRule setup={setup} refusal={refusal} key={rules.length} />
    </Card>
  );
}

function RuleTable({ setup, rules }: { setup: Setup; rules: ClaimRule[] }) {
  const courseNameOf = (id: string | null) =>
    id && (setup.courses.find((course) => course.id === id)?.name ?? texts.singleSignOn.courseGone);
  return (
    <Table
      label={texts.singleSignOn.rulesTitle}
      fold
      head={
        <>
          <Header>{texts.singleSignOn.claim}</Header>
          <Header>{texts.singleSignOn.gives}</Header>
          <Header actions>{texts.common.actions}</Header>
        </>
      }
    >
      {rules.map(({ claim, value, role, courseId, rankTitle }, place) => (
        <Row key={`${place} ${claim} ${value}`}>
          <RowHeader>
            <bdi className="font-mono text-sm wrap-anywhere">{`${claim} = ${value}`}</bdi>
          </RowHeader>
          <Cell label={texts.singleSignOn.gives}>
            {[role && texts.roles.nameOf({ role }), courseNameOf(courseId), rankTitle].filter(Boolean).join(", ")}
          </Cell>
          <Cell actions>
            <Form noValidate method="post" replace preventScrollReset>
              <input type="hidden" name="place" value={place} />
              <input type="hidden" name="shown" value={`${claim}=${value}`} />
              <SubmitButton intent="remove-rule" variant="danger">
                {texts.singleSignOn.removeRule}
                <span className="sr-only">{` ${claim} = ${value}`}</span>
              </SubmitButton>
            </Form>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function NewRule({ setup, refusal }: { setup: Setup; refusal: FormRefusal | undefined }) {
  const values = refusal?.values ?? {};
  const errors = refusal?.errors ?? {};
  return (
    <Form noValidate method="post" replace preventScrollReset className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={texts.singleSignOn.claim}
        hint={texts.singleSignOn.claimHint}
        name="claim"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        defaultValue={values.claim}
        errors={errors.claim}
      />
      <TextField
        label={texts.singleSignOn.value}
        name="value"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        defaultValue={values.value}
        errors={errors.value}
      />
      <SelectField label={texts.common.role} name="role" defaultValue={values.role} errors={errors.role}>
        <option value="">{texts.singleSignOn.none}</option>
        {setup.roles.map((role) => (
          <option key={role} value={role}>
            {texts.roles.nameOf({ role })}
          </option>
        ))}
      </SelectField>
      <SelectField label={texts.singleSignOn.course} name="courseId" defaultValue={values.courseId}>
        <option value="">{texts.singleSignOn.none}</option>
        {setup.courses.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.singleSignOn.rank}
        name="rankTitle"
        autoComplete="off"
        defaultValue={values.rankTitle}
        errors={errors.rankTitle}
      />
      <div className="self-end justify-self-start">
        <SubmitButton intent="add-rule">{texts.singleSignOn.addRule}</SubmitButton>
      </div>
    </Form>
  );
}
