import type { ReactNode } from "react";
import type { ShownPerson } from "~/domain/weekly-missions/read-class-week";
import type { RankedClass } from "~/domain/weekly-missions/read-week-standings";
import { texts } from "~/texts";
import { decimal } from "~/texts/format";
import { flightTime } from "../../../content/flight-words";

type WeekStandingsProps = {
  people: ShownPerson[];
  classes: RankedClass[];
  bestPerClass: number;
};

const headClasses = "border-b border-line pb-1.5 pe-3 last:pe-0 text-xs font-semibold text-muted";
const cellClasses = "border-b border-line py-1.5 pe-3 align-top last:pe-0";
const numberClasses = "text-end tabular-nums";

/** The columns that the game shows to students. */
export function WeekStandingsTables({ people, classes, bestPerClass }: WeekStandingsProps) {
  const flightHeads = [texts.weeklyMissions.points, texts.weeklyMissions.deltaV, texts.weeklyMissions.time];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <section>
        <h3 className="mb-2 text-sm font-semibold">{texts.classSummary.weekOfClass}</h3>
        <Columns
          name={people.some(({ username }) => username !== null) ? texts.weeklyMissions.student : null}
          numbers={flightHeads}
        >
          {people.map(({ rank, userId, username, points, deltaV, duration }) => (
            <Ranked
              key={userId}
              rank={rank}
              name={username === null ? null : <bdi>{username}</bdi>}
              numbers={[points, texts.weeklyMissions.metresPerSecond({ deltaV }), flightTime(duration)]}
            />
          ))}
        </Columns>
      </section>
      <section>
        <h3 className="text-sm font-semibold">{texts.weeklyMissions.ofClasses}</h3>
        <p className="mb-2 text-sm text-muted">{texts.weeklyMissions.classesHint({ count: bestPerClass })}</p>
        {classes.length === 0 ? (
          <p>{texts.weeklyMissions.noClasses({ count: bestPerClass })}</p>
        ) : (
          <Columns name={texts.weeklyMissions.className} numbers={[texts.weeklyMissions.average]}>
            {classes.map(({ rank, name, isOwn, average }, index) => (
              <Ranked
                key={index}
                rank={rank}
                isOwn={isOwn}
                name={<bdi>{name ?? texts.weeklyMissions.otherClass}</bdi>}
                numbers={[decimal(String(average))]}
              />
            ))}
          </Columns>
        )}
      </section>
    </div>
  );
}

/** The middle of three numbers has no room on a phone. */
const narrowClasses = (index: number, count: number) => (count === 3 && index === 1 ? "max-sm:hidden" : "");

/** `name`: null leaves the column out. */
function Columns({ name, numbers, children }: { name: string | null; numbers: string[]; children: ReactNode }) {
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr>
          <th scope="col" className={`${headClasses} w-14 text-start`}>
            {texts.weeklyMissions.place}
          </th>
          {name && (
            <th scope="col" className={`${headClasses} text-start`}>
              {name}
            </th>
          )}
          {numbers.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={`${headClasses} ${numberClasses} ${narrowClasses(index, numbers.length)}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type RankedProps = { rank: number; name: ReactNode; numbers: (string | number)[]; isOwn?: boolean };

function Ranked({ rank, name, numbers, isOwn = false }: RankedProps) {
  return (
    <tr className={isOwn ? "font-semibold" : "font-normal"}>
      <td className={`${cellClasses} tabular-nums`}>{rank}</td>
      {name && (
        <th scope="row" className={`${cellClasses} text-start [font-weight:inherit] wrap-anywhere`}>
          {name}
        </th>
      )}
      {numbers.map((value, index) => (
        <td key={index} className={`${cellClasses} ${numberClasses} ${narrowClasses(index, numbers.length)}`}>
          {value}
        </td>
      ))}
    </tr>
  );
}
