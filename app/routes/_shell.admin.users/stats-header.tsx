import { isNearLimit, userTexts } from "~/domain/accounts/user-rules";
import type { UserStats } from "~/domain/accounts/read-user-stats";
import { texts } from "~/texts";
import { Stat, Stats } from "~/ui/page-header";

/** User figures; the count is red, with a tooltip, near the user limit. */
export function StatsHeader({ stats }: { stats: UserStats }) {
  const near = isNearLimit(stats);
  return (
    <div className="grid gap-1">
      <Stats>
        <Stat
          label={texts.users.activeUsers}
          value={stats.activeUsers.toLocaleString("en-US")}
          {...(near ? { tone: "bad", title: userTexts.limitHint } : {})}
        />
        <Stat label={texts.users.userLimit} value={stats.userLimit?.toLocaleString("en-US") ?? texts.users.noLimit} />
        <Stat label={texts.users.admins} value={stats.numberOfAdmins.toLocaleString("en-US")} />
      </Stats>
      {near && <p className="max-w-[34ch] text-xs text-bad">{userTexts.limitHint}</p>}
    </div>
  );
}
