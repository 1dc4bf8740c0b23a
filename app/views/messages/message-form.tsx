import { Form, useNavigation } from "@remix-run/react";
import { maxRecipients, maxSubject, maxText } from "~/domain/messages/message-rules";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextAreaField, TextField } from "~/ui/field";
import { FormKey } from "~/ui/form-key";
import { Notice } from "~/ui/notice";

export type Addressee = { userId: string; name: string; isChecked: boolean };

type MessageFormProps = { students: Addressee[]; replyTo: string; formKey: string; refusal?: FormRefusal };

export function MessageForm({ students, replyTo, formKey, refusal }: MessageFormProps) {
  const busy = useNavigation().state === "submitting";
  const isChecked = ({ userId, isChecked }: Addressee) =>
    refusal ? refusal.values[`to-${userId}`] !== undefined : isChecked;
  return (
    <Card title={texts.classMessages.newMessage}>
      <Form method="post" className="grid gap-4" noValidate>
        <FormKey value={formKey} />
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <fieldset>
          <legend className="font-medium">{texts.classMessages.to}</legend>
          <p className="mb-1 text-sm text-muted">{texts.classMessages.toHint({ maxRecipients })}</p>
          <div className="grid max-h-72 grid-cols-1 gap-x-4 overflow-y-auto rounded-md border border-line p-2 sm:grid-cols-2 xl:grid-cols-3">
            {students.map((student) => (
              <label key={student.userId} className="flex min-h-8 min-w-0 items-center gap-2 touch:min-h-11">
                <input
                  type="checkbox"
                  name={`to-${student.userId}`}
                  defaultChecked={isChecked(student)}
                  className="size-4 shrink-0 accent-accent"
                />
                <bdi className="min-w-0 wrap-anywhere">{student.name}</bdi>
              </label>
            ))}
          </div>
        </fieldset>
        <TextField
          label={texts.classMessages.subject}
          name="subject"
          maxLength={maxSubject}
          defaultValue={refusal?.values.subject}
          errors={refusal?.errors.subject}
        />
        <TextAreaField
          label={texts.classMessages.message}
          name="text"
          rows={8}
          maxLength={maxText}
          hint={texts.classMessages.textHint({ replyTo })}
          defaultValue={refusal?.values.text}
          errors={refusal?.errors.text}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy} busyText={texts.classMessages.sending}>
            {texts.classMessages.sendMessage}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
