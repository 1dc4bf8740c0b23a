import type { Mark } from "~/domain/grades/rubric";
import { texts } from "~/texts";

/** The criteria of a rubric with the levels that a student reached. */
export function RubricMarks({ marks }: { marks: readonly Mark[] | null }) {
  if (!marks) return null;
  return (
    <ul aria-label={texts.rubrics.title} className="my-1 grid gap-0.5 text-sm whitespace-normal">
      {marks.map(({ criterion, level, points, maxPoints }) => (
        <li key={criterion} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">
            <bdi>{criterion}</bdi>
            {level && (
              <span className="block text-xs text-muted">
                <bdi>{level}</bdi>
              </span>
            )}
          </span>
          <bdi className="shrink-0 tabular-nums">{texts.grades.countOf({ count: points, all: maxPoints })}</bdi>
        </li>
      ))}
    </ul>
  );
}
