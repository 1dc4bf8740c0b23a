import { PencilSquareIcon } from "@heroicons/react/16/solid";
import type { GradingRules } from "~/domain/grades/rules";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";

type GradingCardProps = { courseId: string; rules: GradingRules; mayChange: boolean };

/** The rules by which a course is graded, in short. */
export function GradingCard({ courseId, rules, mayChange }: GradingCardProps) {
  const { counting, categories, passMark } = rules;
  const facts = [
    [texts.grading.counting, texts.grading.countingOf({ counting })],
    [
      texts.grading.total,
      categories.length === 0
        ? texts.grading.summaryEqual
        : texts.grading.summaryCategories({ categories: categories.length }),
    ],
    [texts.grading.passMark, String(passMark)],
  ];
  return (
    <Card title={texts.grading.title}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mayChange && (
        <div>
          <ButtonLink to={`/instructor/courses/${courseId}/grading`} size="small">
            <PencilSquareIcon className="size-4" aria-hidden />
            {texts.grading.edit}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
