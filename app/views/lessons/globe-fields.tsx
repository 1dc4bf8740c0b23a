import { orbitNames } from "../../../content/orbit-names";
import { quantities } from "../../../physics/orbits";
import { ChangeButton, fieldGrid, Part, RowButtons } from "./parts";
import { CheckAt, ErrorsOf, NumberAt, SelectAt, TextAt, useRows, useText, useValue, type Option } from "./draft-fields";

export const elements: [string, string][] = [
  ["perigee", "Perigee, km"],
  ["apogee", "Apogee, km"],
  ["inclination", "Inclination, °"],
  ["node", "Node, °"],
  ["argumentOfPerigee", "Argument of perigee, °"],
  ["trueAnomaly", "True anomaly, °"],
];
const models: Option[] = [
  ["two-body", "Two bodies"],
  ["J2", "J2: an oblate Earth"],
];

/** The globe with its orbits; in a task the first one is the player's. */
export function GlobeFields({ at, isTask = false }: { at: string; isTask?: boolean }) {
  const rows = useRows(`${at}.orbits`);
  const isThere = useValue(at) !== undefined;
  if (!isThere)
    return (
      <div>
        <ChangeButton intent={`put:${at}`}>Add a globe</ChangeButton>
      </div>
    );
  return (
    <Part title="Globe" aside={isTask ? null : <ChangeButton intent={`drop:${at}`}>Remove the globe</ChangeButton>}>
      <ErrorsOf at={at} />
      <ErrorsOf at={`${at}.orbits`} />
      {rows.map((row) => (
        <OrbitFields key={row} at={`${at}.orbits.${row}`} count={rows.length} isOwn={isTask && row === 0} />
      ))}
      <div>
        <ChangeButton intent={`row:${at}.orbits`}>Add an orbit</ChangeButton>
      </div>
      <div className={fieldGrid}>
        <TextAt at={`${at}.caption`} label="Caption" />
        <SelectAt at={`${at}.model`} label="Forces" options={models} fallback="two-body" />
        <NumberAt at={`${at}.warp`} label="Times faster than life" />
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <CheckAt at={`${at}.groundTrack`} label="Ground track" />
        <CheckAt at={`${at}.chooser`} label="The player may choose the forces" />
      </div>
    </Part>
  );
}

function OrbitFields({ at, count, isOwn }: { at: string; count: number; isOwn: boolean }) {
  const name = useText(`${at}.name`);
  return (
    <div className="grid gap-3 rounded-md border border-line p-3">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <TextAt at={`${at}.name`} label={isOwn ? "Orbit of the player" : "Orbit"} className="min-w-40 flex-1" />
        <RowButtons at={at} what={`the orbit ${name}`} count={count} />
      </div>
      <div className={fieldGrid}>
        {elements.map(([key, label]) => (
          <NumberAt key={key} at={`${at}.orbit.${key}`} label={label} />
        ))}
      </div>
      <ErrorsOf at={`${at}.orbit`} />
    </div>
  );
}

const goals: Option[] = quantities.map((key) => [key, orbitNames[key]]);

/** The goals of the player's orbit. */
export function GoalFields({ at }: { at: string }) {
  const rows = useRows(at);
  return (
    <Part title="Goal">
      <ErrorsOf at={at} />
      {rows.map((row) => (
        <div key={row} className="flex flex-wrap items-end gap-3">
          <SelectAt at={`${at}.${row}.quantity`} label="Quantity" options={goals} className="min-w-36 flex-1" />
          <NumberAt at={`${at}.${row}.from`} label="From" className="w-44" />
          <NumberAt at={`${at}.${row}.to`} label="To" className="w-44" />
          <RowButtons at={`${at}.${row}`} what={`goal ${row + 1}`} count={rows.length} />
        </div>
      ))}
      <div>
        <ChangeButton intent={`row:${at}`}>Add a goal</ChangeButton>
      </div>
    </Part>
  );
}
