import type { MissionDocument } from "../../../content/mission-schema";
import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { durationText } from "~/views/attempt/duration-text";

type MissionFactsProps = {
  flight: { document: MissionDocument; reference: { deltaV: number; seconds: number } | null };
  /** Null: not shared with a class. Undefined: not about a class. */
  className?: string | null;
};

/** What a mission asks for, and what its reference took. */
export function MissionFacts({ flight: { document, reference }, className }: MissionFactsProps) {
  const { goal, briefing, time, model } = document;
  return (
    <section
      aria-label={texts.adminMissions.mission}
      className="grid gap-3 rounded-lg border border-line bg-surface p-5"
    >
      <p dir="auto" className="font-medium wrap-anywhere">
        {goal}
      </p>
      {briefing.map((paragraph, at) => (
        <p key={at} dir="auto" className="max-w-[65ch] text-muted wrap-anywhere">
          {paragraph}
        </p>
      ))}
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
        <Fact name={texts.adminMissions.reference}>{referenceText(reference)}</Fact>
        <Fact name={texts.adminMissions.timeLimit}>{durationText(time.limit)}</Fact>
        <Fact name={texts.sandboxTasks.model}>{texts.forceModels.name({ model })}</Fact>
        {className !== undefined && (
          <Fact name={texts.adminMissions.class}>
            <bdi>{className ?? texts.adminMissions.notShared}</bdi>
          </Fact>
        )}
      </dl>
    </section>
  );
}

export const referenceText = (reference: MissionFactsProps["flight"]["reference"]) =>
  reference
    ? texts.adminMissions.cost({ deltaV: fixed(reference.deltaV, 2), time: durationText(reference.seconds) })
    : texts.adminMissions.noReference;

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </>
);
