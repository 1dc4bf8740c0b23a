import { Form, Link } from "@remix-run/react";
import { releaseParts, type ReleasePart } from "~/domain/grades/release-parts";
import type { ScenarioRelease } from "~/domain/releases/read-releases";
import { everyScenario, releaseRules } from "~/domain/releases/release-rules";
import type { Viewers } from "~/domain/releases/set-release";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { list } from "~/texts/format";
import { Card } from "~/ui/card";
import { Check } from "~/ui/check";
import { SelectField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { DateTimeField, ZoneInput } from "~/views/date-time-field";
import { SubmitButton } from "~/views/list-dialog";

/** null: each scenario of the class. */
type ReleaseFormProps = { scenario: ScenarioRelease | null; outcome: (FormRefusal & { seen?: Viewers }) | undefined };

/** When students see the parts of their results in a scenario, or in each. */
export function ReleaseForm({ scenario, outcome }: ReleaseFormProps) {
  const scenarioId = scenario?.column.scenarioId ?? everyScenario;
  const ofThis = outcome?.values.scenarioId === scenarioId ? outcome : undefined;
  const visibleParts = scenario?.isLesson ? (["feedback"] as const) : releaseParts;
  const title = scenario
    ? texts.releases.changeOf({ scenario: scenario.column.scenarioTitle })
    : texts.releases.changeAll;
  return (
    <Card title={title}>
      <Form
        noValidate
        method="post"
        preventScrollReset
        className="grid gap-4"
        key={JSON.stringify(ofThis?.values ?? "")}
      >
        <ZoneInput />
        <input type="hidden" name="scenarioId" value={scenarioId} />
        {(!scenario || scenario.isLesson) && <p className="text-muted">{texts.releases.lesson}</p>}
        <div className="grid gap-4 md:grid-cols-3">
          {visibleParts.map((part) => (
            <PartFields key={part} part={part} release={scenario?.parts[part]} outcome={ofThis} />
          ))}
        </div>
        {ofThis?.seen && <MayHaveSeen seen={ofThis.seen} />}
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton intent="save" variant="primary">
            {texts.common.save}
          </SubmitButton>
          <Link to="?" className="link tap">
            {texts.common.cancel}
          </Link>
        </div>
      </Form>
    </Card>
  );
}

type PartFieldsProps = {
  part: ReleasePart;
  release: ScenarioRelease["parts"][ReleasePart] | undefined;
  outcome: FormRefusal | undefined;
};

function PartFields({ part, release, outcome }: PartFieldsProps) {
  const time = `${part}At`;
  return (
    <div className="grid content-start gap-3">
      <SelectField
        label={texts.releases.part({ part })}
        name={part}
        defaultValue={outcome?.values[part] ?? release?.rule ?? ""}
        errors={outcome?.errors[part]}
      >
        {!release && <option value="">{texts.releases.leaveAsIs}</option>}
        {releaseRules.map((rule) => (
          <option key={rule} value={rule}>
            {texts.releases.rule({ rule })}
          </option>
        ))}
      </SelectField>
      <DateTimeField
        label={texts.releases.opensAt}
        name={time}
        hint={texts.releases.opensAtHint}
        date={release?.opensAt ?? null}
        typedValue={outcome?.values[time]}
        errors={outcome?.errors[time]}
      />
    </div>
  );
}

function MayHaveSeen({ seen: { students, count } }: { seen: Viewers }) {
  const more = count - students.length;
  const names = list([...students, ...(more > 0 ? [texts.releases.more({ more })] : [])]);
  return (
    <div className="grid gap-3">
      <Notice tone="warning">
        <b className="block">{texts.releases.seenTitle}</b>
        {texts.releases.seen({ students: count, names })}
      </Notice>
      <Check name="hides" label={texts.releases.hideAnyway} />
    </div>
  );
}
