import { flightOf } from "~/domain/lessons/flight-form";
import { texts } from "~/texts";
import { MissionFacts } from "~/views/missions/mission-facts";
import { ErrorsOf, HiddenField, NumberAt } from "./draft-fields";
import { DraftForm, shownDraft, type DraftFormProps } from "./draft-form";
import { TextListField } from "./text-list-field";
import { TitleFields } from "./title-fields";

/** A scenario whose flight is a mission: titles, points and objectives. The mission is changed in the game. */
export function FlightDraftForm(props: DraftFormProps) {
  const flight = flightOf(shownDraft(props).entry);
  return (
    <DraftForm {...props} className="max-w-[52rem]">
      <section
        aria-label={texts.adminMissions.scenario}
        className="grid gap-4 rounded-lg border border-line bg-surface p-4 md:p-5"
      >
        {["id", "key", "type", "contentType", "grading"].map((name) => (
          <HiddenField key={name} at={name} />
        ))}
        <TitleFields />
        <NumberAt
          at="maxScore"
          label={texts.common.points}
          hint={texts.adminMissions.pointsHint}
          className="max-w-72"
        />
        <TextListField path="objectives" label={texts.lessonEditor.objectives} noun="objective" />
        <ErrorsOf at="flight" />
      </section>
      {flight && <MissionFacts flight={flight} />}
      <p className="text-muted">{texts.adminMissions.changedInGame}</p>
    </DraftForm>
  );
}
