import { Form, useNavigation } from "@remix-run/react";
import { maxRecipients, maxSubject, maxText } from "~/domain/messages/message-rules";
import type { FormRefusal } from "~/http/form.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextAreaField, TextField } from "~/ui/field";
import { FormKey } from "~/ui/form-key";
import { Notice } from "~/ui/notice";

export type Addressee = { userId: string; name: string; isTicked: boolean };

type MessageFormProps = { students: Addressee[]; replyTo: string; formKey: string; refused?: FormRefusal };

/** Whom to write to, and what. */
export function MessageForm({ students, replyTo, formKey, refused }: MessageFormProps) {
  const busy = useNavigation().state === "submitting";
  const isTicked = ({ userId, isTicked }: Addressee) =>
    refused ? refused.values[`to-${userId}`] !== undefined : isTicked;
  return (
    <Card title="New message">
      <Form method="post" className="grid gap-4" noValidate>
        <FormKey value={formKey} />
        {refused?.message && <Notice tone="error">{refused.message}</Notice>}
        <fieldset>
          <legend className="font-medium">To</legend>
          <p className="mb-1 text-sm text-muted">
            Each gets an email of their own and sees nobody else. At most {maxRecipients}.
          </p>
          <div className="grid max-h-72 grid-cols-1 gap-x-4 overflow-y-auto rounded-md border border-line p-2 sm:grid-cols-2 xl:grid-cols-3">
            {students.map((student) => (
              <label key={student.userId} className="flex min-h-8 min-w-0 items-center gap-2 touch:min-h-11">
                <input
                  type="checkbox"
                  name={`to-${student.userId}`}
                  defaultChecked={isTicked(student)}
                  className="size-4 shrink-0 accent-accent"
                />
                <span className="min-w-0 wrap-anywhere">{student.name}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <TextField
          label="Subject"
          name="subject"
          maxLength={maxSubject}
          defaultValue={refused?.values.subject}
          errors={refused?.errors.subject}
        />
        <TextAreaField
          label="Message"
          name="text"
          rows={8}
          maxLength={maxText}
          hint={`Replies go to ${replyTo}. A copy stays with the course; its staff can read it.`}
          defaultValue={refused?.values.text}
          errors={refused?.errors.text}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy} busyText="Sending...">
            Send message
          </Button>
        </div>
      </Form>
    </Card>
  );
}
