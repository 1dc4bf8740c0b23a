import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { texts } from "~/texts";
import { ChangeSentence } from "~/views/change-sentence";
import { Entries, Entry } from "~/views/entries";
import type { UserRecord } from "~/domain/accounts/read-user-record";
import { formatDateTime } from "~/domain/date-text";
import { studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { Card } from "~/ui/card";
import { Chip } from "~/ui/chip";
import { useSite } from "~/ui/site";
import { useTimeZone } from "~/ui/time-zone";

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

export function SignInsOfUser({ signIns }: { signIns: UserRecord["signIns"] }) {
  const zone = useTimeZone();
  return (
    <Card title={texts.userRecord.signIns}>
      <Entries none={texts.userRecord.noSignIn}>
        {signIns.map(({ id, device, lastSeenAt, isOpen }) => (
          <Entry key={id} end={formatDateTime(lastSeenAt, zone)}>
            <span className="flex flex-wrap items-center gap-x-3">
              <bdi>{device}</bdi>
              {isOpen && <Chip tone="good">{texts.userRecord.openSignIn}</Chip>}
            </span>
          </Entry>
        ))}
      </Entries>
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
