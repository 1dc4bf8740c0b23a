import type { ClassWeek } from "~/domain/weekly-missions/read-class-week";
import { texts } from "~/texts";
import { Card } from "~/ui/card";
import { QueryLink, searchWith, useQuery } from "~/ui/query-navigation";
import { WeekStandingsTables } from "./week-standings";

/** The address' parameter that shows the standings. */
export const standingsParameter = "standings";
const cardId = "mission-of-the-week";

/** What the class flies this week, for its instructor; the standings are those of students. */
export function ClassWeekCard({ week }: { week: ClassWeek }) {
  const { scenarioTitle, endsAt, daysLeft, students, flyers, place, standings, bestPerClass } = week;
  // The week ends with its Sunday.
  const lastDay = new Date(new Date(endsAt).getTime() - 1);
  return (
    <div id={cardId} className="scroll-mt-4">
      <Card title={texts.weeklyMissions.title} className="break-inside-avoid">
        <div>
          <p className="font-semibold wrap-anywhere">
            <bdi>{scenarioTitle}</bdi>
          </p>
          <p className="text-sm text-muted">
            {texts.weeklyMissions.until({ at: lastDay, days: daysLeft })} · {texts.classSummary.weekHint}
          </p>
        </div>
        {flyers === 0 ? (
          <div>
            <p className="font-semibold">{texts.weeklyMissions.noStandings}</p>
            <p className="text-muted">{texts.classSummary.weekEmptyHint}</p>
          </div>
        ) : (
          <>
            <p>
              {texts.classSummary.weekFlyers({ flyers, students })}{" "}
              {place ? texts.classSummary.weekPlace(place) : texts.classSummary.weekNoPlace({ count: bestPerClass })}
            </p>
            <StandingsLink isShown={standings !== null} />
            {standings && <WeekStandingsTables {...standings} bestPerClass={bestPerClass} />}
          </>
        )}
      </Card>
    </div>
  );
}

function StandingsLink({ isShown }: { isShown: boolean }) {
  const search = useQuery();
  return (
    <p className="print:hidden">
      <QueryLink
        to={`${searchWith(search, { [standingsParameter]: isShown ? null : "week" })}#${cardId}`}
        className="link tap"
      >
        {isShown ? texts.classSummary.hideStandings : texts.classSummary.showStandings}
      </QueryLink>
    </p>
  );
}
