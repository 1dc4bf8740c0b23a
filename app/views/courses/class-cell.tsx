import { Link, useSearchParams } from "@remix-run/react";
import { dialogAddress } from "~/views/dialog-address";
import type { ClassCellContent } from "~/domain/courses/class-columns";
import type { Course } from "~/domain/courses/list-courses";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";

const dialogs = { start: "start", reschedule: "start", end: "end", resume: "resume" } as const;

/** A date with a short link to change it, or a button if there is no date. */
export function ClassCell({
  course,
  content,
  mayChange,
}: {
  course: Course;
  content: ClassCellContent;
  mayChange: boolean;
}) {
  const { text, detail } = content;
  const action = mayChange ? content.action : null;
  if (!text && !action) return <>–</>;
  const isChange = text !== null && (action === "end" || action === "reschedule");
  return (
    <div className="grid justify-items-start gap-1 py-1.5 leading-tight whitespace-normal">
      {text && <DateText text={text} />}
      {(detail || isChange) && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {detail}
          {isChange && action && <ChangeLink course={course} action={action} />}
        </p>
      )}
      {action && !isChange && <ActionLink course={course} action={action} />}
    </div>
  );
}

/** Keeps the date on one line. */
function DateText({ text }: { text: string }) {
  const date = text.search(/\d\d\//);
  return (
    <p>
      {text.slice(0, date)}
      <span className="whitespace-nowrap">{text.slice(date)}</span>
    </p>
  );
}

type ActionLinkProps = { course: Course; action: keyof typeof dialogs };

function ChangeLink({ course, action }: ActionLinkProps) {
  const [search] = useSearchParams();
  const hidden = (text: string) => <span className="sr-only">{text}</span>;
  return (
    <Link to={dialogAddress(search, dialogs[action], course.id)} preventScrollReset className="link tap">
      {action === "end" ? texts.courses.changeEnd({ hidden }) : texts.courses.changeStart({ hidden })}
    </Link>
  );
}

function ActionLink({ course, action }: ActionLinkProps) {
  const [search] = useSearchParams();
  const dialog = dialogs[action];
  return (
    <ButtonLink
      to={dialogAddress(search, dialog, course.id)}
      preventScrollReset
      size="small"
      className="py-1 whitespace-normal!"
    >
      {dialog === "resume" ? texts.courses.resume : dialog === "end" ? texts.courses.endClass : texts.courses.newClass}
    </ButtonLink>
  );
}
