import { texts } from "~/texts";
import { Entries, Entry } from "~/views/entries";
import { formatDateTime } from "~/domain/date-text";
import type { StudentSandbox, StudentSignIn } from "~/domain/gradebook/student-activity";
import { Card } from "~/ui/card";
import { useTimeZone } from "~/ui/time-zone";

/** Activity besides graded attempts: sandboxes and sign-ins. */
export function StudentActivity({ sandboxes, signIns }: { sandboxes: StudentSandbox[]; signIns: StudentSignIn[] }) {
  const zone = useTimeZone();
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={texts.studentRecord.sandboxes}>
        <Entries none={texts.studentRecord.noSandboxes}>
          {sandboxes.map(({ id, title, lastModified, accessCount }) => (
            <Entry
              key={id}
              end={texts.studentRecord.sandboxUse({
                accessCount,
                dateTime: formatDateTime(lastModified, zone),
              })}
            >
              <bdi className="wrap-anywhere">{title}</bdi>
            </Entry>
          ))}
        </Entries>
      </Card>
      <Card title={texts.studentRecord.signIns}>
        <Entries none={texts.studentRecord.noSignIns}>
          {signIns.map(({ id, device, since, lastSeen, attempts }) => (
            <Entry key={id} end={timeSpanText(formatDateTime(since, zone), formatDateTime(lastSeen, zone))}>
              {texts.studentRecord.deviceAttempts({
                device,
                attempts,
                muted: (text) => <span className="text-muted">{text}</span>,
              })}
            </Entry>
          ))}
        </Entries>
      </Card>
    </div>
  );
}

/** Shows the day only once if both times are on the same day. */
function timeSpanText(from: string, to: string): string {
  const [day, time] = to.split(" @ ");
  return texts.studentRecord.timeSpan({ from, to: from.startsWith(`${day} @`) ? (time ?? to) : to });
}
