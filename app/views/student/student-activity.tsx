import { Entries, Entry } from "~/views/entries";
import { formatCount } from "~/domain/count-text";
import { formatDateTime } from "~/domain/date-text";
import type { StudentSandbox, StudentSignIn } from "~/domain/gradebook/student-activity";
import { Card } from "~/ui/card";
import { useTimeZone } from "~/ui/time-zone";

/** Activity besides graded attempts: sandboxes and sign-ins. */
export function StudentActivity({ sandboxes, signIns }: { sandboxes: StudentSandbox[]; signIns: StudentSignIn[] }) {
  const zone = useTimeZone();
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title="Sandboxes">
        <Entries none="Has made no sandbox.">
          {sandboxes.map(({ id, title, lastModified, accessCount }) => (
            <Entry
              key={id}
              end={`opened ${formatCount(accessCount, "time")}, changed ${formatDateTime(lastModified, zone)}`}
            >
              <span className="wrap-anywhere">{title}</span>
            </Entry>
          ))}
        </Entries>
      </Card>
      <Card title="Sign-ins during the class">
        <Entries none="Has not signed in during this class.">
          {signIns.map(({ id, device, since, lastSeen, attempts }) => (
            <Entry key={id} end={timeSpanText(formatDateTime(since, zone), formatDateTime(lastSeen, zone))}>
              {device}
              <span className="text-muted">, {formatCount(attempts, "attempt")}</span>
            </Entry>
          ))}
        </Entries>
      </Card>
    </div>
  );
}

/** Names the day only once if both times are on it. */
function timeSpanText(from: string, to: string): string {
  const [day, time] = to.split(" @ ");
  return `${from} to ${from.startsWith(`${day} @`) ? time : to}`;
}
