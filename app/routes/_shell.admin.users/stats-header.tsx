import { isNearLimit } from "~/domain/accounts/user-rules";
import type { UserStats } from "~/domain/accounts/read-user-stats";
import { texts } from "~/texts";
import { number } from "~/texts/format";
import { Stat, Stats } from "~/ui/page-header";

/** User figures; the count is red, with a tooltip, near the user limit. */
export function StatsHeader({ stats }: { stats: UserStats }) {
  const near = isNearLimit(stats);
  return (
    <div className="grid gap-1">
      <Stats>
        <Stat
          label={texts.users.activeUsers}
          value={number(stats.activeUsers)}
          {...(near ? { tone: "bad", title: texts.userRefusals.limitHint } : {})}
        />
        <Stat
          label={texts.users.userLimit}
          value={stats.userLimit === null ? texts.users.noLimit : number(stats.userLimit)}
        />
        <Stat label={texts.users.admins} value={number(stats.numberOfAdmins)} />
      </Stats>
      {near && <p className="max-w-[34ch] text-xs text-bad">{texts.userRefusals.limitHint}</p>}
    </div>
  );
}
