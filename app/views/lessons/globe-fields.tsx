import { texts } from "~/texts";
import { orbitNames } from "../../../content/orbit-names";
import { quantities } from "../../../physics/orbits";
import { ChangeButton, fieldGrid, Part, RowButtons } from "./parts";
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
export function GlobeFields({ at, isTask = false }: { at: string; isTask?: boolean }) {
  const rows = useRows(`${at}.orbits`);
  const isThere = useValue(at) !== undefined;
  if (!isThere)
    return (
      <div>
        <ChangeButton intent={`put:${at}`}>{texts.lessonEditor.addGlobe}</ChangeButton>
      </div>
    );
  return (
    <Part
      title={texts.lessonEditor.globe}
      aside={isTask ? null : <ChangeButton intent={`drop:${at}`}>{texts.lessonEditor.removeGlobe}</ChangeButton>}
    >
      <ErrorsOf at={at} />
      <ErrorsOf at={`${at}.orbits`} />
      {rows.map((row) => (
        <OrbitFields key={row} at={`${at}.orbits.${row}`} count={rows.length} isOwn={isTask && row === 0} />
      ))}
      <div>
        <ChangeButton intent={`row:${at}.orbits`}>{texts.lessonEditor.addOrbit}</ChangeButton>
      </div>
      <div className={fieldGrid}>
        <TextAt at={`${at}.caption`} label={texts.lessonEditor.caption} />
        <SelectAt at={`${at}.model`} label={texts.lessonEditor.forces} options={forceModels()} fallback="two-body" />
        <NumberAt at={`${at}.warp`} label={texts.lessonEditor.timeFactor} />
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <CheckAt at={`${at}.groundTrack`} label={texts.lessonEditor.groundTrack} />
        <CheckAt at={`${at}.chooser`} label={texts.lessonEditor.playerChoosesForces} />
      </div>
    </Part>
  );
}

function OrbitFields({ at, count, isOwn }: { at: string; count: number; isOwn: boolean }) {
  const name = useText(`${at}.name`);
  return (
    <div className="grid gap-3 rounded-md border border-line p-3">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <TextAt
          at={`${at}.name`}
          label={isOwn ? texts.lessonEditor.playerOrbit : texts.lessonEditor.orbit}
          className="min-w-40 flex-1"
        />
        <RowButtons at={at} what={texts.lessonEditor.orbitName({ name })} count={count} />
      </div>
      <div className={fieldGrid}>
        {orbitElements().map(([key, label]) => (
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
    <Part title={texts.lessonEditor.goal}>
      <ErrorsOf at={at} />
      {rows.map((row) => (
        <div key={row} className="flex flex-wrap items-end gap-3">
          <SelectAt
            at={`${at}.${row}.quantity`}
            label={texts.lessonEditor.quantity}
            options={goals}
            className="min-w-36 flex-1"
          />
          <NumberAt at={`${at}.${row}.from`} label={texts.lessonEditor.rangeFrom} className="w-44" />
          <NumberAt at={`${at}.${row}.to`} label={texts.lessonEditor.rangeTo} className="w-44" />
          <RowButtons at={`${at}.${row}`} what={texts.lessonEditor.goalName({ place: row + 1 })} count={rows.length} />
        </div>
      ))}
      <div>
        <ChangeButton intent={`row:${at}`}>{texts.lessonEditor.addGoal}</ChangeButton>
      </div>
    </Part>
  );
}
