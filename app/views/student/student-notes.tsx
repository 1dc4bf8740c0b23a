import { Form, Link, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
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

type StudentNotesProps = { notes: StudentNote[]; formKey: string; refused?: FormRefusal };

/** What those who teach the course noted about the student; it is not printed, since paper goes to others. */
export function StudentNotes({ notes, formKey, refused }: StudentNotesProps) {
  const zone = useTimeZone();
  const [search] = useSearchParams();
  const newest = useNewest(notes);
  const fold = useRef<HTMLDetailsElement>(null);
  // From then on it is as one leaves it: what is typed stays in sight.
  const [isOpenAtFirst] = useState(refused !== undefined);
  useEffect(() => {
    if (refused && fold.current) fold.current.open = true;
  }, [refused]);
  return (
    <div id="notes" className="print:hidden">
      <Card title="Notes">
        <Entries none="No notes yet.">
          {notes.map(({ id, text, authorName, isOwn, writtenAt }) => (
            <Entry
              key={id}
              end={
                <span className="flex flex-wrap items-center gap-x-3">
                  {authorName}, {formatDateTime(writtenAt, zone)}
                  {isOwn && (
                    <Link to={dialogAddress(search, "note", id)} preventScrollReset className="link tap">
                      Remove<span className="sr-only"> this note</span>
                    </Link>
                  )}
                </span>
              }
            >
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            </Entry>
          ))}
        </Entries>
        <details ref={fold} open={isOpenAtFirst} key={newest}>
          <summary className="link tap">Add a note</summary>
          <Form method="post" className="mt-2 grid gap-3" noValidate>
            <FormKey value={formKey} />
            {refused?.message && <Notice tone="error">{refused.message}</Notice>}
            <TextAreaField
              label="New note"
              name="text"
              hint="Stays with the course. Read by those who may read this gradebook, not by the student."
              errors={refused?.errors.text}
              defaultValue={refused?.values.text}
              rows={2}
              maxLength={2_000}
            />
            <div>
              <SubmitButton intent="note">Add Note</SubmitButton>
            </div>
          </Form>
        </details>
      </Card>
    </div>
  );
}

/** The note of one's own that was added last, also when it was removed since: what is typed stays until it is added. */
function useNewest(notes: StudentNote[]): string {
  // Ids follow the order of time.
  const last = notes.reduce((latest, { id, isOwn }) => (isOwn && id > latest ? id : latest), "");
  const [newest, setNewest] = useState(last);
  if (last > newest) setNewest(last);
  return last > newest ? last : newest;
}

/** Asks before a note of one's own is removed. */
export function RemoveNoteDialog({ note, refused }: { note: StudentNote; refused?: FormRefusal }) {
  return (
    <ListDialog title="Remove this note?">
      <Form noValidate method="post" className="grid gap-4">
        {refused?.message && <Notice tone="error">{refused.message}</Notice>}
        <p className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-line">{note.text}</p>
        <input type="hidden" name="noteId" value={note.id} />
        <DialogButtons>
          <SubmitButton intent="removeNote" variant="danger">
            Remove
          </SubmitButton>
        </DialogButtons>
      </Form>
    </ListDialog>
  );
}
