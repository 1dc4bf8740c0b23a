import { Form } from "@remix-run/react";
import type { OwnSignIn } from "~/domain/accounts/own-sign-ins";
import { formatDateTime } from "~/domain/date-text";
import { texts } from "~/texts";
import { Button, ButtonLink } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { useTimeZone } from "~/ui/time-zone";
import { SignInDetails } from "~/views/sign-in-details";
import { Panel } from "./account-forms";

type SignInListProps = { signIns: OwnSignIn[]; organization: string | null };

/** The user's sign-ins; all but the current one can be ended. `organization`: through which the user signed in. */
export function SignInList({ signIns, organization }: SignInListProps) {
  const zone = useTimeZone();
  return (
    <Panel title={texts.account.signIns} className="md:col-span-2">
      <ul className="grid divide-y divide-line">
        {signIns.map(({ id, device, userAgent, address, way, createdAt, lastSeenAt, isThis }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-2 font-medium" title={userAgent}>
                <span className="wrap-anywhere">{device}</span>
                {isThis && <Chip tone="good">{texts.account.thisOne}</Chip>}
              </p>
              <SignInDetails {...{ way, address, createdAt, lastSeenAt }} />
            </div>
            {!isThis && (
              <Form noValidate method="post" action="/account?form=end-sign-in" preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <Button
                  type="submit"
                  size="small"
                  aria-label={texts.account.endSignIn({ device, dateTime: formatDateTime(lastSeenAt, zone) })}
                >
                  {texts.account.end}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink to="/account/tokens" className="justify-self-start">
        {texts.apiTokens.openTokens}
      </ButtonLink>
      {organization && (
        <div>
          {/* A link: browsers count the redirects of a form, and the policy allows none to other sites. */}
          <ButtonLink reloadDocument to="/sign-in/leave">
            {texts.account.leaveOrganization({ organization })}
          </ButtonLink>
        </div>
      )}
      {signIns.length > 2 && (
        <Form noValidate method="post" action="/account?form=end-others" preventScrollReset>
          <Button type="submit" variant="danger">
            {texts.account.endOtherSignIns}
          </Button>
        </Form>
      )}
    </Panel>
  );
}
