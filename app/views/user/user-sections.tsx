import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { texts } from "~/texts";
import { ChangeSentence } from "~/views/change-sentence";
import { Entries, Entry } from "~/views/entries";
import type { UserRecord } from "~/domain/accounts/read-user-record";
import { formatDateTime } from "~/domain/date-text";
import { studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Chip } from "~/ui/chip";
import { useSite } from "~/ui/site";
import { useTimeZone } from "~/ui/time-zone";
import { SignInDetails } from "~/views/sign-in-details";

export function DetailsOfUser({ user }: { user: UserRecord["user"] }) {
  const zone = useTimeZone();
  const rows: [string, ReactNode][] = [
    [texts.userRecord.email, user.email],
    [texts.common.role, texts.roles.nameOf({ role: user.role })],
    [texts.common.organization, user.organizationName ?? "–"],
    [texts.common.lastActive, user.lastActive ? formatDateTime(user.lastActive, zone) : texts.userRecord.neverActive],
    [texts.userRecord.accountMade, user.createdAt ? formatDateTime(user.createdAt, zone) : "–"],
  ];
  return (
    <Card title={texts.common.details}>
      <dl className="grid grid-cols-[8rem_1fr] gap-x-4 gap-y-2">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

export function CoursesOfUser({ courses, userId }: { courses: UserRecord["courses"]; userId: string }) {
  return (
    <Card title={texts.common.courses}>
      <Entries none={texts.userRecord.noCourse}>
        {courses.map(({ id, name, sessionId, attempts }) => (
          <Entry
            key={id}
            end={
              sessionId ? (
                <Link className="link tap" to={studentAddressOf(sessionId, userId)}>
                  {texts.userRecord.attempts({ attempts })}
                </Link>
              ) : (
                texts.userRecord.noClassYet
              )
            }
          >
            <Link className="link tap wrap-anywhere" to={`/admin/courses/${id}`}>
              <bdi>{name}</bdi>
            </Link>
          </Entry>
        ))}
      </Entries>
    </Card>
  );
}

type SignInsProps = { signIns: UserRecord["signIns"]; canEnd: boolean };

/** A user's sign-ins, the open ones first; administrators of the user end them. */
export function SignInsOfUser({ signIns, canEnd }: SignInsProps) {
  const zone = useTimeZone();
  const open = signIns.filter(({ isOpen, isThis }) => isOpen && !isThis);
  return (
    <Card title={texts.userRecord.signIns}>
      <Entries none={texts.userRecord.noSignIn}>
        {signIns.map(({ id, device, address, way, isNewDevice, isOpen, isThis, createdAt, lastSeenAt }) => (
          <Entry
            key={id}
            end={
              canEnd && isOpen && !isThis ? (
                <Form noValidate method="post" preventScrollReset>
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    name="intent"
                    value="end-sign-in"
                    size="small"
                    aria-label={texts.account.endSignIn({ device, dateTime: formatDateTime(lastSeenAt, zone) })}
                  >
                    {texts.account.end}
                  </Button>
                </Form>
              ) : (
                ""
              )
            }
          >
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <bdi>{device}</bdi>
              {isOpen && <Chip tone="good">{isThis ? texts.account.thisOne : texts.userRecord.openSignIn}</Chip>}
              {isNewDevice && <Chip tone="amber">{texts.signIns.newDevice}</Chip>}
            </span>
            <SignInDetails {...{ way, address, createdAt, lastSeenAt }} />
          </Entry>
        ))}
      </Entries>
      {canEnd && open.length > 1 && (
        <Form noValidate method="post" preventScrollReset>
          <Button type="submit" name="intent" value="end-sign-ins" variant="danger">
            {texts.signIns.endAll}
          </Button>
        </Form>
      )}
    </Card>
  );
}

/** A mail counts as sent only once the mail server has accepted it. */
export function MailsOfUser({ mails }: { mails: UserRecord["mails"] }) {
  const zone = useTimeZone();
  const { sendsMail } = useSite();
  return (
    <Card title={texts.common.email}>
      <Entries none={texts.userRecord.noMail}>
        {mails.map((mail) => (
          <Entry key={mail.id} end={formatDateTime(mail.sentAt ?? mail.createdAt, zone)}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <bdi className="wrap-anywhere">{mail.subject}</bdi>
              <MailChip mail={mail} sendsMail={sendsMail} />
            </span>
          </Entry>
        ))}
      </Entries>
    </Card>
  );
}

function MailChip({ mail, sendsMail }: { mail: UserRecord["mails"][number]; sendsMail: boolean }) {
  if (!sendsMail) return <Chip tone="off">{texts.userRecord.noMailServer}</Chip>;
  if (mail.sentAt) return <Chip tone="good">{texts.userRecord.mailAccepted}</Chip>;
  if (mail.failedAt) return <Chip tone="bad">{texts.userRecord.mailGivenUp}</Chip>;
  return (
    <Chip tone="amber">
      {mail.tries > 0 ? texts.userRecord.mailRetrying({ tries: mail.tries }) : texts.userRecord.mailWaiting}
    </Chip>
  );
}

export function ChangesOfUser({ changes }: { changes: UserRecord["changes"] }) {
  const zone = useTimeZone();
  return (
    <Card title={texts.userRecord.changes}>
      <Entries none={texts.userRecord.noChanges}>
        {changes.map((change) => (
          <Entry key={change.id} end={formatDateTime(change.at, zone)}>
            <span className="wrap-anywhere">
              <ChangeSentence change={change} />
            </span>
          </Entry>
        ))}
      </Entries>
    </Card>
  );
}
