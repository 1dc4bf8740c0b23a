import { texts } from "~/texts";
import { orbitName } from "../../../content/orbit-names";
import { quantities } from "../../../physics/orbits";
import { ChangeButton, fieldGrid, FieldGroup, RowButtons } from "./form-controls";
import { CheckAt, ErrorsOf, NumberAt, SelectAt, TextAt, useRows, useText, useValue, type Option } from "./draft-fields";

export const orbitElements = (): [string, string][] => [
  ["perigee", texts.lessonEditor.perigee],
  ["apogee", texts.lessonEditor.apogee],
  ["inclination", texts.lessonEditor.inclination],
  ["node", texts.lessonEditor.node],
  ["argumentOfPerigee", texts.lessonEditor.argumentOfPerigee],
  ["trueAnomaly", texts.lessonEditor.trueAnomaly],
];
const forceModels = (): Option[] => [
  ["two-body", texts.lessonEditor.twoBodies],
  ["J2", texts.lessonEditor.oblateEarth],
];

/** The globe with its orbits; in a task the first one is the player's. */
export function GlobeFields({ path, isTask = false }: { path: string; isTask?: boolean }) {
  const rows = useRows(`${path}.orbits`);
  const exists = useValue(path) !== undefined;
  if (!exists)
    return (
      <div>
        <ChangeButton intent={`put:${path}`}>{texts.lessonEditor.addGlobe}</ChangeButton>
      </div>
    );
  return (
    <FieldGroup
      title={texts.lessonEditor.globe}
      aside={isTask ? null : <ChangeButton intent={`drop:${path}`}>{texts.lessonEditor.removeGlobe}</ChangeButton>}
    >
      <ErrorsOf at={path} />
      <ErrorsOf at={`${path}.orbits`} />
      {rows.map((row) => (
        <OrbitFields key={row} path={`${path}.orbits.${row}`} count={rows.length} isPlayers={isTask && row === 0} />
      ))}
      <div>
        <ChangeButton intent={`row:${path}.orbits`}>{texts.lessonEditor.addOrbit}</ChangeButton>
      </div>
      <div className={fieldGrid}>
        <TextAt at={`${path}.caption`} label={texts.lessonEditor.caption} />
        <SelectAt at={`${path}.model`} label={texts.lessonEditor.forces} options={forceModels()} fallback="two-body" />
        <NumberAt at={`${path}.warp`} label={texts.lessonEditor.timeFactor} />
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <CheckAt at={`${path}.groundTrack`} label={texts.lessonEditor.groundTrack} />
        <CheckAt at={`${path}.chooser`} label={texts.lessonEditor.playerChoosesForces} />
      </div>
    </FieldGroup>
  );
}

function OrbitFields({ path, count, isPlayers }: { path: string; count: number; isPlayers: boolean }) {
  const name = useText(`${path}.name`);
  return (
    <div className="grid gap-3 rounded-md border border-line p-3">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <TextAt
          at={`${path}.name`}
          label={isPlayers ? texts.lessonEditor.playerOrbit : texts.lessonEditor.orbit}
          className="min-w-40 flex-1"
        />
        <RowButtons path={path} rowName={texts.lessonEditor.orbitName({ name })} count={count} />
      </div>
      <div className={fieldGrid}>
        {orbitElements().map(([key, label]) => (
          <NumberAt key={key} at={`${path}.orbit.${key}`} label={label} />
        ))}
      </div>
      <ErrorsOf at={`${path}.orbit`} />
    </div>
  );
}

const goals = (): Option[] => quantities.map((key) => [key, orbitName(key)]);

/** The goals of the player's orbit. */
export function GoalFields({ path }: { path: string }) {
  const rows = useRows(path);
  return (
    <FieldGroup title={texts.lessonEditor.goal}>
      <ErrorsOf at={path} />
      {rows.map((row) => (
        <div key={row} className="flex flex-wrap items-end gap-3">
          <SelectAt
            at={`${path}.${row}.quantity`}
            label={texts.lessonEditor.quantity}
            options={goals()}
            className="min-w-36 flex-1"
          />
          <NumberAt at={`${path}.${row}.from`} label={texts.lessonEditor.rangeFrom} className="w-44" />
          <NumberAt at={`${path}.${row}.to`} label={texts.lessonEditor.rangeTo} className="w-44" />
          <RowButtons
            path={`${path}.${row}`}
            rowName={texts.lessonEditor.goalName({ place: row + 1 })}
            count={rows.length}
          />
        </div>
      ))}
      <div>
        <ChangeButton intent={`row:${path}`}>{texts.lessonEditor.addGoal}</ChangeButton>
      </div>
    </FieldGroup>
  );
}
