import { Form, Link, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { texts } from "~/texts";
import { dialogAddress } from "~/views/dialog-address";
import { Entries, Entry } from "~/views/entries";
import { DialogButtons, ListDialog, SubmitButton } from "~/views/list-dialog";
import { formatDateTime } from "~/domain/date-text";
import type { StudentNote } from "~/domain/gradebook/student-notes";
import type { FormRefusal } from "~/http/form.server";
import { Card } from "~/ui/card";
import { TextAreaField } from "~/ui/field";
import { FormKey } from "~/ui/form-key";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";

type StudentNotesProps = { notes: StudentNote[]; formKey: string; refusal?: FormRefusal };

/** Notes by the course's staff. Not printed, because students may get the paper. */
export function StudentNotes({ notes, formKey, refusal }: StudentNotesProps) {
  const zone = useTimeZone();
  const [search] = useSearchParams();
  const newest = useNewest(notes);
  const details = useRef<HTMLDetailsElement>(null);
  // Only the initial state: the user can fold it afterwards without losing input.
  const [isOpenAtFirst] = useState(refusal !== undefined);
  useEffect(() => {
    if (refusal && details.current) details.current.open = true;
  }, [refusal]);
  return (
    <div id="notes" className="print:hidden">
      <Card title={texts.studentRecord.notes}>
        <Entries none={texts.studentRecord.noNotes}>
          {notes.map(({ id, text, authorName, isOwn, writtenAt }) => (
            <Entry
              key={id}
              end={
                <span className="flex flex-wrap items-center gap-x-3">
                  <bdi>{authorName}</bdi>, {formatDateTime(writtenAt, zone)}
                  {isOwn && (
                    <Link to={dialogAddress(search, "note", id)} preventScrollReset className="link tap">
                      {texts.studentRecord.removeNote({ unseen: (text) => <span className="sr-only">{text}</span> })}
                    </Link>
                  )}
                </span>
              }
            >
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            </Entry>
          ))}
        </Entries>
        <details ref={details} open={isOpenAtFirst} key={newest}>
          <summary className="link tap">{texts.studentRecord.addNoteTitle}</summary>
          <Form method="post" className="mt-2 grid gap-3" noValidate>
            <FormKey value={formKey} />
            {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
            <TextAreaField
              label={texts.studentRecord.newNote}
              name="text"
              hint={texts.studentRecord.noteHint}
              errors={refusal?.errors.text}
              defaultValue={refusal?.values.text}
              rows={2}
              maxLength={2_000}
            />
            <div>
              <SubmitButton intent="note">{texts.studentRecord.addNote}</SubmitButton>
            </div>
          </Form>
        </details>
      </Card>
    </div>
  );
}

/**
 * The id of the user's newest note, even after its removal, so that the form's key changes only when a note is added.
 */
function useNewest(notes: StudentNote[]): string {
  // Ids are ordered by time.
  const newestNow = notes.reduce((latest, { id, isOwn }) => (isOwn && id > latest ? id : latest), "");
  const [newest, setNewest] = useState(newestNow);
  if (newestNow > newest) setNewest(newestNow);
  return newestNow > newest ? newestNow : newest;
}

/** Confirms the removal of the user's own note. */
export function RemoveNoteDialog({ note, refusal }: { note: StudentNote; refusal?: FormRefusal }) {
  return (
    <ListDialog title={texts.studentRecord.removeTitle}>
      <Form noValidate method="post" className="grid gap-4">
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <p dir="auto" className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-line">
          {note.text}
        </p>
        <input type="hidden" name="noteId" value={note.id} />
        <DialogButtons>
          <SubmitButton intent="removeNote" variant="danger">
            {texts.studentRecord.remove}
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}
