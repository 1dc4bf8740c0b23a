import { Form } from "@remix-run/react";
import { texts } from "~/texts";
import { LanguageSelect } from "~/views/language-select";
import type { LanguageSetting } from "~/domain/accounts/own-language";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import { namesText } from "~/domain/names-text";
import { AllowRosters } from "~/views/roster/allow-rosters";
import { claimRules, type ClaimRule } from "~/domain/organizations/claim-rules";
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
  defaultLanguage: LanguageSetting;
  refusal?: { message?: string };
};

/**
 * Choosing a curriculum first shows the effects of the change, then confirms it. Also holds the organization's other
 * settings.
 */
export function CurriculumDialog({ preview, curricula, refusal, ...settings }: CurriculumDialogProps) {
  const { organization, from, to } = preview;
  return (
    <ListDialog title={texts.organizations.curriculumOf({ name: organization.name })}>
      <div className="grid gap-4">
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <p>{texts.organizations.inUse({ title: <strong dir="auto">{from.title}</strong> })}</p>
        <Form noValidate method="get" className="grid gap-3" replace preventScrollReset>
          <input type="hidden" name="dialog" value="curriculum" />
          <input type="hidden" name="id" value={organization.id} />
          <SelectField key={to.key} label={texts.organizations.changeTo} name="curriculum" defaultValue={to.key}>
            {curricula.map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </SelectField>
          <div className="flex justify-end">
            <Button type="submit">{texts.organizations.preview}</Button>
          </div>
        </Form>
        {to.key === from.key ? (
          <>
            <ClaimsForm organization={organization} claims={settings.claims} />
            <MessagesForm organization={organization} allowsMessages={settings.allowsMessages} />
            <RostersForm organization={organization} allowsRosters={settings.allowsRosters} />
            <LanguageForm organization={organization} defaultLanguage={settings.defaultLanguage} />
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
      <h3>{texts.organizations.previewTitle({ title: to.title })}</h3>
      {classes.length === 0 ? (
        <p>{texts.organizations.noRunningClass}</p>
      ) : (
        <ul className="grid max-h-64 list-disc gap-2 overflow-y-auto ps-5">
          {classes.map((effect) => (
            <li key={`${effect.courseName} ${effect.className}`} className="wrap-anywhere">
              {texts.organizations.classEffect({
                className: <strong dir="auto">{effect.className}</strong>,
                courseName: effect.courseName,
                effect: effectTextOf(effect),
              })}
            </li>
          ))}
        </ul>
      )}
      {isBlocked && <Notice tone="warning">{texts.organizations.endClassesFirst}</Notice>}
      <input type="hidden" name="id" value={organization.id} />
      <input type="hidden" name="curriculum" value={to.key} />
      <DialogButtons>
        {!isBlocked && (
          <SubmitButton intent="curriculum" variant="primary">
            {texts.organizations.changeCurriculum}
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
        <legend className="mb-2 font-semibold">{texts.organizations.claims}</legend>
        {claimRules.map((rule) => (
          <label key={rule} className="flex items-start gap-2">
            <input type="radio" name="claims" value={rule} defaultChecked={rule === claims} className="mt-1" />
            <span>
              {texts.organizations.claimRule({ rule })}
              <span className="block text-sm text-muted">{texts.organizations.claimRuleHint({ rule })}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="text-sm text-muted">{texts.organizations.claimsHint}</p>
      <DialogButtons>
        <SubmitButton intent="claims" variant="primary">
          {texts.common.save}
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
      <h3>{texts.organizations.messages}</h3>
      <Check
        name="allowsMessages"
        label={texts.organizations.allowMessages}
        hint={texts.organizations.allowMessagesHint}
        defaultChecked={allowsMessages}
      />
      <DialogButtons>
        <SubmitButton intent="messages" variant="primary">
          {texts.common.save}
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
      <h3>{texts.organizations.rosters}</h3>
      <AllowRosters allowsRosters={allowsRosters} />
      <DialogButtons>
        <SubmitButton intent="rosters" variant="primary">
          {texts.common.save}
        </SubmitButton>
      </DialogButtons>
    </Form>
  );
}

type LanguageFormProps = { organization: { id: string }; defaultLanguage: LanguageSetting };

function LanguageForm({ organization, defaultLanguage }: LanguageFormProps) {
  return (
    <Form noValidate method="post" className="grid gap-3 border-t border-line pt-4" replace preventScrollReset>
      <input type="hidden" name="id" value={organization.id} />
      <LanguageSelect
        label={texts.organizations.defaultLanguage}
        hint={texts.organizations.defaultLanguageHint}
        none={texts.ui.languageOfBrowser}
        language={defaultLanguage}
      />
      <DialogButtons>
        <SubmitButton intent="language" variant="primary">
          {texts.common.save}
        </SubmitButton>
      </DialogButtons>
    </Form>
  );
}

function effectTextOf({ attempts, missing }: ClassEffect): string {
  if (attempts === 0) return texts.organizations.nothingPlayed;
  if (missing.length === 0) return texts.organizations.playedInBoth({ attempts });
  return texts.organizations.playedInOne({ attempts, scenarios: namesText(missing, 5) });
}
