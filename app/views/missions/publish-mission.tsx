import { Form } from "@remix-run/react";
import type { StoredMission } from "~/domain/missions/mission";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PlaceField, type CampaignsOfCurriculum } from "~/views/lessons/place-field";

type PublishMissionProps = {
  mission: Pick<StoredMission, "title" | "reference">;
  places: CampaignsOfCurriculum[];
  refusal?: FormRefusal;
};

/** Titles, points and campaign of the scenario; it becomes a draft, which is published like a lesson. */
export function PublishMission({ mission: { title, reference }, places, refusal }: PublishMissionProps) {
  const { values = {}, errors = {}, message } = refusal ?? {};
  return (
    <section aria-labelledby="publish" className="max-w-3xl rounded-lg border border-line bg-surface p-5 print:hidden">
      <Form noValidate method="post" className="grid gap-4">
        <div className="grid gap-1">
          <h2 id="publish" className="text-lg">
            {texts.adminMissions.publishTitle}
          </h2>
          <p className="max-w-[65ch] text-muted">
            {reference ? texts.adminMissions.publishHint : texts.missions.noReferenceToPublish}
          </p>
        </div>
        {message && Object.keys(errors).length === 0 && <Notice tone="error">{message}</Notice>}
        {reference && (
          <>
            <PlaceField name="place" places={places} value={values.place} errors={errors.place} />
            <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <TextField
                label={texts.common.title}
                name="title"
                defaultValue={values.title ?? title}
                errors={errors.title}
                maxLength={200}
              />
              <TextField
                label={texts.lessonEditor.shortTitle}
                name="shortTitle"
                defaultValue={values.shortTitle ?? [...title].slice(0, 30).join("").trim()}
                errors={errors.shortTitle}
                maxLength={30}
                hint={texts.lessonEditor.shortTitleHint}
              />
            </div>
            <TextField
              label={texts.common.points}
              name="maxScore"
              inputMode="numeric"
              defaultValue={values.maxScore ?? "100"}
              errors={errors.maxScore}
              hint={texts.adminMissions.pointsHint}
              className="max-w-72"
            />
            <Button type="submit" name="intent" value="draft" variant="primary" className="justify-self-start">
              {texts.adminMissions.createDraft}
            </Button>
          </>
        )}
      </Form>
    </section>
  );
}
