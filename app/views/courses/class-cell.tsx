import { Link, useSearchParams } from "@remix-run/react";
import { dialogAddress } from "~/views/dialog-address";
import { classTexts, type ClassColumn } from "~/domain/courses/class-columns";
import type { Course } from "~/domain/courses/list-courses";
import { ButtonLink } from "~/ui/button";

const actions = {
  start: { dialog: "start", label: classTexts.start },
  reschedule: { dialog: "start", label: classTexts.start },
  end: { dialog: "end", label: classTexts.end },
  resume: { dialog: "resume", label: classTexts.resume },
} as const;

/** With a date, a short link to change it; without, a full button. */
export function ClassCell({ course, column: { text, detail, action } }: { course: Course; column: ClassColumn }) {
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

type ActionLinkProps = { course: Course; action: keyof typeof actions };

function ChangeLink({ course, action }: ActionLinkProps) {
  const [search] = useSearchParams();
  return (
    <Link to={dialogAddress(search, actions[action].dialog, course.id)} preventScrollReset className="link tap">
      Change
      <span className="sr-only"> the {action === "end" ? "end" : "start"}</span>
    </Link>
  );
}

function ActionLink({ course, action }: ActionLinkProps) {
  const [search] = useSearchParams();
  const { dialog, label } = actions[action];
  return (
    <ButtonLink
      to={dialogAddress(search, dialog, course.id)}
      preventScrollReset
      size="small"
      className="py-1 whitespace-normal!"
    >
      {label}
    </ButtonLink>
  );
}
