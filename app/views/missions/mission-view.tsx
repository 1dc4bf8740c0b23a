import type { MissionPlayer } from "~/domain/missions/fly-mission";
import type { StoredMission } from "~/domain/missions/mission";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { ButtonLink } from "~/ui/button";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { PageHeader } from "~/ui/page-header";
import type { CampaignsOfCurriculum } from "~/views/lessons/place-field";
import { RelativeTime } from "~/views/relative-time";
import { durationText } from "~/views/attempt/duration-text";
import { MissionFacts } from "./mission-facts";
import { PublishMission } from "./publish-mission";

type MissionViewProps = {
  mission: Omit<StoredMission, "log">;
  results: MissionPlayer[];
  places: CampaignsOfCurriculum[];
  now: Date;
  refusal?: FormRefusal;
};

/** A mission with its results, and the form that puts it into a curriculum's draft. */
export function MissionView({ mission, results, places, now, refusal }: MissionViewProps) {
  const { id, title, ownerName, className, version, document, reference } = mission;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={
          <>
            <bdi>{ownerName}</bdi>, {texts.adminMissions.versionNumber({ version })}
          </>
        }
      >
        <span className="contents print:hidden">
          <ButtonLink to={`/play?mission=${id}`} reloadDocument>
            {texts.adminMissions.openInGame}
          </ButtonLink>
          <ButtonLink to={`/admin/content/missions/${id}/download`} reloadDocument download>
            {texts.adminMissions.download}
          </ButtonLink>
        </span>
      </PageHeader>
      <div className="grid gap-6">
        <MissionFacts flight={{ document, reference }} className={className} />
        <PublishMission mission={mission} places={places} refusal={refusal} />
        {/* No landmark: the table is one of the same name. */}
        <div className="grid gap-3">
          <h2 className="text-lg">{texts.adminMissions.results}</h2>
          {results.length === 0 ? (
            <p className="text-muted">{texts.adminMissions.noResultsHint}</p>
          ) : (
            <Results results={results} now={now} />
          )}
        </div>
      </div>
    </>
  );
}

const Results = ({ results, now }: { results: MissionPlayer[]; now: Date }) => (
  <Table
    label={texts.adminMissions.results}
    fold
    head={
      <>
        <Header>{texts.common.username}</Header>
        <Header numeric>{texts.common.points}</Header>
        <Header numeric>{texts.flights.deltaV}</Header>
        <Header numeric>{texts.flights.time}</Header>
        <Header numeric>{texts.adminMissions.flights}</Header>
        <Header>{texts.adminMissions.lastFlown}</Header>
      </>
    }
  >
    {results.map(({ userId, username, best, flights, flownAt }) => (
      <Row key={userId}>
        <RowHeader>
          <bdi>{username}</bdi>
        </RowHeader>
        <Cell label={texts.common.points} numeric>
          {texts.grades.countOf({ count: best.points, all: 100 })}
        </Cell>
        <Cell label={texts.flights.deltaV} numeric>
          {fixed(best.deltaV, 3)}
        </Cell>
        <Cell label={texts.flights.time} numeric>
          {durationText(best.seconds)}
        </Cell>
        <Cell label={texts.adminMissions.flights} numeric>
          {flights}
        </Cell>
        <Cell label={texts.adminMissions.lastFlown}>
          <RelativeTime date={flownAt} now={now} />
        </Cell>
      </Row>
    ))}
  </Table>
);
