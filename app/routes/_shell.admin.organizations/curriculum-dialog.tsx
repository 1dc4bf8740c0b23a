import { Form } from "@remix-run/react";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import { formatCount, namesText } from "~/domain/count-text";
import { AllowRosters } from "~/views/roster/allow-rosters";
import { claimRules, claimRuleTexts, type ClaimRule } from "~/domain/organizations/claim-rules";
import type { ClassEffect, CurriculumChangePreview } from "~/domain/organizations/change-curriculum";
import { Button } from "~/ui/button";
import { Check } from "~/ui/check";
import { SelectField } from "~/ui/field";
import { Notice } from "~/ui/notice";

type CurriculumDialogProps = {
  preview: CurriculumChangePreview;
  curricula: { key: string; title: string }[];
  claims: ClaimRule;
  allowsMessages: boolean;
  allowsRosters: boolean;
  refusal?: { message?: string };
};

/**
 * Choosing a curriculum first shows the effects of the change, then confirms it. Also holds the organization's other
 * settings.
 */
export function CurriculumDialog({ preview, curricula, refusal, ...settings }: CurriculumDialogProps) {
  const { organization, from, to } = preview;
  return (
    <ListDialog title={`Curriculum of ${organization.name}`}>
      <div className="grid gap-4">
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <p>
          In use: <strong>{from.title}</strong>
        </p>
        <Form noValidate method="get" className="grid gap-3" replace preventScrollReset>
          <input type="hidden" name="dialog" value="curriculum" />
          <input type="hidden" name="id" value={organization.id} />
          <SelectField key={to.key} label="Change to" name="curriculum" defaultValue={to.key}>
            {curricula.map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </SelectField>
          <div className="flex justify-end">
            <Button type="submit">See What It Does</Button>
          </div>
        </Form>
        {to.key === from.key ? (
          <>
            <ClaimsForm organization={organization} claims={settings.claims} />
            <MessagesForm organization={organization} allowsMessages={settings.allowsMessages} />
            <RostersForm organization={organization} allowsRosters={settings.allowsRosters} />
          </>
        ) : (
          <ChangePreview preview={preview} />
        )}
      </div>
    </ListDialog>
  );
}

function ChangePreview({ preview: { organization, to, classes } }: { preview: CurriculumChangePreview }) {
  const isBlocked = classes.some(({ missing }) => missing.length > 0);
  return (
    <Form noValidate method="post" className="grid gap-3" replace preventScrollReset>
      <h3>What {to.title} does</h3>
      {classes.length === 0 ? (
        <p>No class is running. Classes that have ended keep their curriculum.</p>
      ) : (
        <ul className="grid max-h-64 list-disc gap-2 overflow-y-auto pl-5">
          {classes.map((effect) => (
            <li key={`${effect.courseName} ${effect.className}`} className="wrap-anywhere">
              <strong>{effect.className}</strong> of {effect.courseName}: {effectTextOf(effect)}
            </li>
          ))}
        </ul>
      )}
      {isBlocked && <Notice tone="warning">End these classes first: what was played in them is not in it.</Notice>}
      <input type="hidden" name="id" value={organization.id} />
      <input type="hidden" name="curriculum" value={to.key} />
      <DialogButtons>
        {!isBlocked && (
          <SubmitButton intent="curriculum" variant="primary">
            Change Curriculum
          </SubmitButton>
        )}
      </DialogButtons>
    </Form>
  );
}

/** Whether points count that a game reports without evidence. */
function ClaimsForm({ organization, claims }: { organization: { id: string; name: string }; claims: ClaimRule }) {
  return (
    <Form noValidate method="post" className="grid gap-3 border-t border-line pt-4" replace preventScrollReset>
      <input type="hidden" name="id" value={organization.id} />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">Scores that a game reports without evidence</legend>
        {claimRules.map((rule) => (
          <label key={rule} className="flex items-start gap-2">
            <input type="radio" name="claims" value={rule} defaultChecked={rule === claims} className="mt-1" />
            <span>
              {claimRuleTexts[rule].label}
              <span className="block text-sm text-muted">{claimRuleTexts[rule].hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="text-sm text-muted">Applies to attempts that arrive from now on. Earlier ones stay as they are.</p>
      <DialogButtons>
        <SubmitButton intent="claims" variant="primary">
          Save
        </SubmitButton>
      </DialogButtons>
    </Form>
  );
}

type MessagesFormProps = { organization: { id: string }; allowsMessages: boolean };

/** Whether the organization's instructors may email students. */
function MessagesForm({ organization, allowsMessages }: MessagesFormProps) {
  return (
    <Form noValidate method="post" className="grid gap-3 border-t border-line pt-4" replace preventScrollReset>
      <input type="hidden" name="id" value={organization.id} />
      <h3>Messages</h3>
      <Check
        name="allowsMessages"
        label="Instructors may email the students of their classes"
        hint="From the gradebook. Replies go to the instructor's address; the course's staff can read a copy."
        defaultChecked={allowsMessages}
      />
      <DialogButtons>
        <SubmitButton intent="messages" variant="primary">
          Save
        </SubmitButton>
      </DialogButtons>
    </Form>
  );
}

type RostersFormProps = { organization: { id: string }; allowsRosters: boolean };

function RostersForm({ organization, allowsRosters }: RostersFormProps) {
  return (
    <Form noValidate method="post" className="grid gap-3 border-t border-line pt-4" replace preventScrollReset>
      <input type="hidden" name="id" value={organization.id} />
      <h3>Rosters</h3>
      <AllowRosters allowsRosters={allowsRosters} />
      <DialogButtons>
        <SubmitButton intent="rosters" variant="primary">
          Save
        </SubmitButton>
      </DialogButtons>
    </Form>
  );
}

function effectTextOf({ attempts, missing }: ClassEffect): string {
  if (attempts === 0) return "nothing was played yet; it goes over.";
  const played = formatCount(attempts, "attempt");
  if (missing.length === 0) return `${played}, all at scenarios that both have; it goes over and keeps its grades.`;
  return `${played}; not in the other curriculum: ${namesText(missing, 5)}.`;
}
