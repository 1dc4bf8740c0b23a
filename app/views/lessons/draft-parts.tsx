// What the forms of lessons and sandbox tasks share.
import { Link, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { LessonState } from "~/domain/lessons/list-lessons";
import type { DraftEntry } from "~/domain/lessons/lesson-form";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { StateChip } from "./lesson-state";

/** What couldn't be saved; see save-lesson.server.ts. */
export type SaveFailure = { message: string; entry: DraftEntry; revision: number };

type NotSavedNoticeProps = { notSaved: SaveFailure; address: string };

/** Scrolls into view, because the pressed button may be at the end of a long form. */
export function NotSavedNotice({ notSaved, address }: NotSavedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [notSaved]);
  return (
    <div ref={notice} tabIndex={-1} className="scroll-mt-20 rounded-md">
      <Notice tone="error">
        {texts.lessonEditor.notSaved({
          message: notSaved.message,
          link: (text) => (
            <a href={address} target="_blank" rel="noreferrer" className="link">
              {text}
            </a>
          ),
        })}
      </Notice>
    </div>
  );
}

type ButtonsProps = { draft: { id: string }; state: LessonState; mayPublish: boolean; isLast?: boolean };

export function DraftButtons({ draft, state, mayPublish, isLast = false }: ButtonsProps) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        type="submit"
        name="intent"
        value="save"
        variant="primary"
        busy={busy}
        busyText={texts.lessonEditor.saving}
      >
        {texts.lessonEditor.saveDraft}
      </Button>
      {mayPublish && (
        <Button type="submit" name="intent" value="publish">
          {texts.lessonEditor.saveAndReview}
        </Button>
      )}
      <a href={`/admin/content/lessons/${draft.id}/download`} download className="link tap px-2">
        {texts.lessonEditor.exportJson}
      </a>
      {!isLast && (
        <Link to={`/admin/content/lessons/${draft.id}/languages`} className="link tap px-2">
          {texts.lessonEditor.translations}
        </Link>
      )}
      {!isLast && <StateChip state={state} />}
      {!mayPublish && !isLast && <p className="text-muted">{texts.lessonEditor.adminPublishes}</p>}
      {isLast && (
        <Button type="submit" name="intent" value="delete" variant="danger" className="ms-auto">
          {texts.lessonEditor.deleteDraft}
        </Button>
      )}
    </div>
  );
}
