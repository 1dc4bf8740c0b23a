import { Form } from "@remix-run/react";
import { useState, type ReactNode } from "react";
import type { OwnLanguage } from "~/domain/accounts/own-language";
import type { FieldErrors } from "~/domain/refusal";
import { NewPasswordFields } from "~/signed-out/new-password-fields";
import { texts } from "~/texts";
import { languageNames } from "~/texts/locale";
import { Button } from "~/ui/button";
import { Check } from "~/ui/check";
import { PasswordField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { LanguageSelect } from "~/views/language-select";

export type FormErrors = { message?: string; errors: FieldErrors; values?: Record<string, string> };
export type AccountFormProps = { refusal: FormErrors | undefined; busy: boolean };

export function Panel({ title, children, className = "" }: { title: string; children: ReactNode; className?: string }) {
  return (
    <section
      aria-label={title}
      className={`grid content-start gap-4 rounded-lg border border-line bg-surface p-4 md:p-5 ${className}`}
    >
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}

/** The form's error, unless it belongs to a field. */
export function FormErrorNotice({ refusal, hidden }: { refusal: FormErrors | undefined; hidden?: boolean }) {
  const hasFieldErrors = Object.keys(refusal?.errors ?? {}).length > 0;
  return refusal?.message && !hasFieldErrors && !hidden ? <Notice tone="error">{refusal.message}</Notice> : null;
}

export function PasswordForm({ refusal, busy }: AccountFormProps) {
  const [editedAfter, setEditedAfter] = useState<FormErrors>();
  const edit = () => setEditedAfter(refusal);
  const errors = refusal?.errors ?? {};
  return (
    <Panel title={texts.account.password}>
      <FormErrorNotice refusal={refusal} hidden={editedAfter === refusal} />
      <Form noValidate method="post" action="/account?form=password" className="grid gap-4">
        <PasswordField
          label={texts.account.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          errors={errors.currentPassword}
          onEdit={edit}
        />
        <NewPasswordFields errors={errors} onEdit={edit} />
        <p className="text-sm text-muted">{texts.account.otherSignInsEnd}</p>
        <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
          {texts.account.changePassword}
        </Button>
      </Form>
    </Panel>
  );
}

type LanguageFormProps = AccountFormProps & { language: OwnLanguage };

export function LanguageForm({ language: { own, ofOrganization }, refusal, busy }: LanguageFormProps) {
  return (
    <Panel title={texts.ui.language}>
      <FormErrorNotice refusal={refusal} />
      {/* Loads the document again: the other language's scripts come with it. */}
      <Form noValidate method="post" action="/account?form=language" reloadDocument className="grid gap-4">
        <LanguageSelect
          label={texts.account.languageLabel}
          none={
            ofOrganization
              ? texts.ui.languageOfOrganization({ language: languageNames[ofOrganization] })
              : texts.ui.languageOfBrowser
          }
          language={own}
        />
        <p className="text-sm text-muted">{texts.ui.translationsNotReviewed}</p>
        <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
          {texts.common.save}
        </Button>
      </Form>
    </Panel>
  );
}

export function FeedbackMailsForm({ isWanted, refusal, busy }: AccountFormProps & { isWanted: boolean }) {
  return (
    <Panel title={texts.feedback.mailsTitle}>
      <FormErrorNotice refusal={refusal} />
      <Form noValidate method="post" action="/account?form=feedback-mails" className="grid gap-4">
        <Check label={texts.feedback.mailsLabel} name="isWanted" defaultChecked={isWanted} />
        <Button type="submit" busy={busy} className="justify-self-start">
          {texts.common.save}
        </Button>
      </Form>
    </Panel>
  );
}

export function EmailForm({ email, refusal, busy }: AccountFormProps & { email: string }) {
  const [editedAfter, setEditedAfter] = useState<FormErrors>();
  const edit = () => setEditedAfter(refusal);
  const errors = refusal?.errors ?? {};
  return (
    <Panel title={texts.account.emailTitle}>
      <FormErrorNotice refusal={refusal} hidden={editedAfter === refusal} />
      <Form noValidate method="post" action="/account?form=email" className="grid gap-4">
        <TextField
          label={texts.common.email}
          name="email"
          type="email"
          defaultValue={refusal?.values?.email ?? email}
          autoComplete="email"
          spellCheck={false}
          errors={errors.email}
          onEdit={edit}
        />
        <PasswordField
          label={texts.account.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          errors={errors.currentPassword}
          onEdit={edit}
        />
        <p className="text-sm text-muted">{texts.account.emailHint}</p>
        <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
          {texts.account.changeEmail}
        </Button>
      </Form>
    </Panel>
  );
}
