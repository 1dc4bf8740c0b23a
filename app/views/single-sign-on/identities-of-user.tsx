import { Form } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import type { UserIdentities } from "~/domain/single-sign-on/administer-identities";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { TextField } from "~/ui/field";
import { useTimeZone } from "~/ui/time-zone";
import { Entries, Entry } from "~/views/entries";
import { SubmitButton } from "~/views/list-dialog";

type IdentitiesProps = { identities: UserIdentities; isEditable: boolean; refusal: FormRefusal | undefined };

/** Who the user is at the organization's provider; administrators connect and disconnect. */
export function IdentitiesOfUser({ identities: { identities, issuer }, isEditable, refusal }: IdentitiesProps) {
  const zone = useTimeZone();
  if (issuer === null && identities.length === 0) return null;
  const isConnected = identities.some((identity) => identity.issuer === issuer);
  return (
    <Card title={texts.singleSignOn.pageTitle}>
      <Entries none={texts.singleSignOn.notLinked}>
        {identities.map((identity) => (
          <Entry
            key={identity.issuer}
            end={
              isEditable && (
                <Form noValidate method="post" replace preventScrollReset>
                  <input type="hidden" name="issuer" value={identity.issuer} />
                  <input type="hidden" name="subject" value={identity.subject} />
                  <SubmitButton intent="unlink" variant="danger">
                    {texts.singleSignOn.disconnect}
                  </SubmitButton>
                </Form>
              )
            }
          >
            <bdi className="font-mono text-sm wrap-anywhere">{identity.subject}</bdi>
            <p className="text-sm text-muted wrap-anywhere">
              <bdi>{identity.issuer}</bdi>
              {identity.lastUsedAt && ` · ${formatDateTime(identity.lastUsedAt, zone)}`}
            </p>
          </Entry>
        ))}
      </Entries>
      {isEditable && issuer !== null && !isConnected && (
        <Form noValidate method="post" replace preventScrollReset className="grid gap-3">
          <TextField
            label={texts.singleSignOn.subject}
            hint={texts.singleSignOn.subjectHint}
            name="subject"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={refusal?.values.subject}
            errors={refusal?.errors.subject}
          />
          <div>
            <SubmitButton intent="link">{texts.singleSignOn.connect}</SubmitButton>
          </div>
        </Form>
      )}
    </Card>
  );
}
