import { Link } from "@remix-run/react";
import type { ListedMission } from "~/domain/missions/list-missions";
import { texts } from "~/texts";
import { Cell, Header, Row, RowHeader, SortHeader, Table } from "~/ui/data-table";
import { referenceText } from "~/views/missions/mission-facts";
import { RelativeTime } from "~/views/relative-time";

type MissionsTableProps = { missions: ListedMission[]; now: Date; sort: string };

export const MissionsTable = ({ missions, now, sort }: MissionsTableProps) => (
  <Table
    label={texts.adminMissions.pageTitle}
    density="comfortable"
    fold
    head={
      <>
        <SortHeader column="title" sort={sort}>
          {texts.adminMissions.mission}
        </SortHeader>
        <SortHeader column="ownerName" sort={sort}>
          {texts.adminMissions.author}
        </SortHeader>
        <SortHeader column="className" sort={sort}>
          {texts.adminMissions.class}
        </SortHeader>
        <Header>{texts.adminMissions.reference}</Header>
        <SortHeader column="players" sort={sort}>
          {texts.adminMissions.results}
        </SortHeader>
        <SortHeader column="changedAt" sort={sort}>
          {texts.adminMissions.changed}
        </SortHeader>
      </>
    }
  >
    {missions.map((mission) => (
      <MissionRow key={mission.id} mission={mission} now={now} />
    ))}
  </Table>
);

function MissionRow({ mission, now }: { mission: ListedMission; now: Date }) {
  const { id, title, version, ownerName, className, changedAt } = mission;
  return (
    <Row>
      <RowHeader>
        <Link to={`/admin/content/missions/${id}`} dir="auto" className="link tap clip" title={title}>
          {title}
        </Link>{" "}
        <span className="text-sm font-normal text-muted">{texts.adminMissions.versionNumber({ version })}</span>
      </RowHeader>
      <Cell label={texts.adminMissions.author}>
        <span dir="auto" className="clip" title={ownerName}>
          {ownerName}
        </span>
      </Cell>
      <Cell label={texts.adminMissions.class}>
        {className === null ? (
          <span className="text-muted">{texts.adminMissions.notShared}</span>
        ) : (
          <span dir="auto" className="clip" title={className}>
            {className}
          </span>
        )}
      </Cell>
      <Cell label={texts.adminMissions.reference}>{referenceText(mission.reference)}</Cell>
      <Cell label={texts.adminMissions.results}>{resultsText(mission)}</Cell>
      <Cell label={texts.adminMissions.changed}>
        <RelativeTime date={changedAt} now={now} />
      </Cell>
    </Row>
  );
}

const resultsText = ({ players, best }: ListedMission) =>
  best === null ? texts.adminMissions.noResults : texts.adminMissions.resultsOf({ players, best });
