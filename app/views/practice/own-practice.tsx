import { formatDate } from "~/domain/date-text";
import { playAddressOf } from "~/domain/play-address";
import type { PracticeFigures } from "~/domain/practice/read-practice";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Stat, Stats } from "~/ui/page-header";

/** What is due for practice, which takes place in the game; shown to the student alone. */
export function OwnPractice({ figures }: { figures: PracticeFigures }) {
  const { questions, minutes, cards, remembered, streak } = figures;
  return (
    <Card title={texts.practice.title}>
      <p className="text-sm text-muted">{texts.practice.hint}</p>
      {cards === 0 ? (
        <p>{texts.practice.none}</p>
      ) : (
        <>
          <Stats>
            <Stat label={texts.practice.remembered} value={texts.practice.rememberedOf({ remembered, cards })} />
            {streak.days > 1 && <Stat label={texts.practice.daysInARow} value={streak.days} />}
          </Stats>
          <div className="flex flex-wrap items-center gap-3">
            <p>{questions > 0 ? texts.practice.due({ questions, minutes }) : nothingDueText(figures)}</p>
            {questions > 0 && <ButtonLink to={playAddressOf({ classId: null })}>{texts.results.openGame}</ButtonLink>}
          </div>
        </>
      )}
    </Card>
  );
}

function nothingDueText({ next }: PracticeFigures) {
  if (!next) return texts.practice.nothingDue;
  const date = formatDate(new Date(`${next.on}T00:00:00Z`), "UTC");
  return `${texts.practice.nothingDue} ${texts.practice.nextOn({ date, count: next.count })}.`;
}
