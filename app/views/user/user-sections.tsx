import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Entries, Entry } from "~/views/entries";
import type { UserRecord } from "~/domain/accounts/read-user-record";
import { describeChange } from "~/domain/audit/change-text";
import { formatCount } from "~/domain/count-text";
import { formatDateTime } from "~/domain/date-text";
import { studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { Card } from "~/ui/card";
import { Chip } from "~/ui/chip";
import { useSite } from "~/ui/site";
import { useTimeZone } from "~/ui/time-zone";

export function DetailsOfUser({ user }: { user: UserRecord["user"] }) {
  const zone = useTimeZone();
  const rows: [string, ReactNode][] = [
    ["E-mail", user.email],
    ["Role", user.role],
    ["Organization", user.organizationName ?? "–"],
    ["Last active", user.lastActive ? formatDateTime(user.lastActive, zone) : "Never"],
    ["Account made", user.createdAt ? formatDateTime(user.createdAt, zone) : "–"],
  ];
  return (
    <Card title="Details">
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
    <Card title="Courses">
      <Entries none="Member of no course.">
        {courses.map(({ id, name, sessionId, attempts }) => (
          <Entry
            key={id}
            end={
              sessionId ? (
                <Link className="link tap" to={studentAddressOf(sessionId, userId)}>
                  {formatCount(attempts, "attempt")}
                </Link>
              ) : (
                "No class yet"
              )
            }
          >
            <Link className="link tap wrap-anywhere" to={`/admin/courses/${id}`}>
              {name}
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
    <Card title="Sign-ins">
      <Entries none="Has not logged in yet.">
        {signIns.map(({ id, device, lastSeenAt, isOpen }) => (
          <Entry key={id} end={formatDateTime(lastSeenAt, zone)}>
            <span className="flex flex-wrap items-center gap-x-3">
              {device}
              {isOpen && <Chip tone="good">open</Chip>}
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
    <Card title="Email">
      <Entries none="No email was written to this address.">
        {mails.map((mail) => (
          <Entry key={mail.id} end={formatDateTime(mail.sentAt ?? mail.createdAt, zone)}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="wrap-anywhere">{mail.subject}</span>
              <MailChip mail={mail} sendsMail={sendsMail} />
            </span>
          </Entry>
        ))}
      </Entries>
    </Card>
  );
}

function MailChip({ mail, sendsMail }: { mail: UserRecord["mails"][number]; sendsMail: boolean }) {
  if (!sendsMail) return <Chip tone="off">Not sent: no mail server</Chip>;
  if (mail.sentAt) return <Chip tone="good">Accepted by the mail server</Chip>;
  if (mail.failedAt) return <Chip tone="bad">Given up after five days</Chip>;
  return <Chip tone="amber">{mail.tries > 0 ? `Waiting, tried ${formatCount(mail.tries, "time")}` : "Waiting"}</Chip>;
}

export function ChangesOfUser({ changes }: { changes: UserRecord["changes"] }) {
  const zone = useTimeZone();
  return (
    <Card title="Changes">
      <Entries none="Nothing was changed.">
        {changes.map((change) => (
          <Entry key={change.id} end={formatDateTime(change.at, zone)}>
            <span className="wrap-anywhere">
              <b>{change.actorName}</b> {describeChange(change)}
            </span>
          </Entry>
        ))}
      </Entries>
    </Card>
  );
}
