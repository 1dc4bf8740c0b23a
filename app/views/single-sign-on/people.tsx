import { Form } from "@remix-run/react";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { SelectField, TextAreaField } from "~/ui/field";
import { Entries, Entry } from "~/views/entries";
import { SubmitButton } from "~/views/list-dialog";
import type { Setup } from "./setup";

/** Administrators who may use a password when the sign-in is required. */
export function BreakGlass({ setup: { breakGlass, candidates } }: { setup: Setup }) {
  return (
    <Card title={texts.singleSignOn.breakGlassTitle}>
      <p className="text-sm text-pretty text-muted">{texts.singleSignOn.breakGlassHint}</p>
      <Entries none={texts.singleSignOn.breakGlassNone}>
        {breakGlass.map(({ id, username }) => (
          <Entry
            key={id}
            end={
              <Form noValidate method="post" replace preventScrollReset>
                <input type="hidden" name="userId" value={id} />
                <input type="hidden" name="named" value="off" />
                <SubmitButton intent="break-glass" variant="danger">
                  {texts.singleSignOn.removePerson}
                  <span className="sr-only">{` ${username}`}</span>
                </SubmitButton>
              </Form>
            }
          >
            <bdi>{username}</bdi>
          </Entry>
        ))}
      </Entries>
      {candidates.length > 0 && (
        <Form noValidate method="post" replace preventScrollReset className="grid gap-3">
          <input type="hidden" name="named" value="on" />
          <SelectField label={texts.singleSignOn.administrator} name="userId">
            {candidates.map(({ id, username }) => (
              <option key={id} value={id}>
                {username}
              </option>
            ))}
          </SelectField>
          <div>
            <SubmitButton intent="break-glass">{texts.singleSignOn.namePerson}</SubmitButton>
          </div>
        </Form>
      )}
    </Card>
  );
}

/** The organization's email domains; system administrators set them. */
export function Domains({ setup, refusal }: { setup: Setup; refusal: FormRefusal | undefined }) {
  const { domains, mayChangeDomains } = setup;
  return (
    <Card title={texts.singleSignOn.domainsTitle}>
      <p className="text-sm text-pretty text-muted">{texts.singleSignOn.domainsHint}</p>
      {mayChangeDomains ? (
        <Form noValidate method="post" replace preventScrollReset className="grid gap-3">
          <TextAreaField
            label={texts.singleSignOn.domains}
            name="domains"
            rows={3}
            spellCheck={false}
            defaultValue={refusal?.values.domains ?? domains.join("\n")}
            errors={refusal?.errors.domains}
          />
          <div>
            <SubmitButton intent="domains">{texts.common.save}</SubmitButton>
          </div>
        </Form>
      ) : (
        <>
          <p className="font-mono text-sm wrap-anywhere">{domains.join(", ") || texts.singleSignOn.domainsNone}</p>
          <p className="text-sm text-muted">{texts.singleSignOn.domainsBySystemAdmins}</p>
        </>
      )}
    </Card>
  );
}

export function Removal({ setup: { provider } }: { setup: Setup }) {
  // While it is required, nobody else could sign in.
  if (provider?.state === "required") return null;
  return (
    <Card title={texts.singleSignOn.removeTitle}>
      <p className="text-sm text-pretty text-muted">{texts.singleSignOn.removeHint}</p>
      <Form noValidate method="post" replace preventScrollReset>
        <SubmitButton intent="remove" variant="danger">
          {texts.singleSignOn.remove}
        </SubmitButton>
      </Form>
    </Card>
  );
}
