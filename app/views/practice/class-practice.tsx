import { percentText } from "~/domain/gradebook/figures";
import { minPractising, practiceDays } from "~/domain/practice/practice-limits";
import type { ClassPractice } from "~/domain/practice/read-class-practice";
import { texts } from "~/texts";
import { Card } from "~/ui/card";

type ClassPracticeProps = Pick<ClassPractice, "students" | "practising" | "questions">;

const headClasses = "border-b border-line pb-1.5 pe-3 last:pe-0 text-xs font-semibold text-muted";
const cellClasses = "border-b border-line py-1.5 pe-3 align-top last:pe-0";
const numberClasses = "text-end tabular-nums";

/** Which questions a class forgets; without names, since practice isn't graded. */
export function ClassPracticeCard({ students, practising, questions }: ClassPracticeProps) {
  return (
    <Card title={texts.practice.classTitle} className="break-inside-avoid">
      <p className="text-sm text-muted">
        {texts.practice.classHint({ days: practiceDays, students: minPractising })}{" "}
        {texts.practice.practising({ practising, students })}
      </p>
      {questions.length === 0 ? (
        <div>
          <p className="font-semibold">{texts.practice.classNone}</p>
          <p className="text-muted">{texts.practice.classNoneHint}</p>
        </div>
      ) : (
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr>
              <th scope="col" className={`${headClasses} text-start`}>
                {texts.practice.question}
              </th>
              <th scope="col" className={`${headClasses} ${numberClasses}`}>
                {texts.practice.students}
              </th>
              <th scope="col" className={`${headClasses} ${numberClasses} max-sm:hidden`}>
                {texts.practice.practiced}
              </th>
              <th scope="col" className={`${headClasses} ${numberClasses}`}>
                {texts.practice.forgotten}
              </th>
            </tr>
          </thead>
          <tbody>
            {questions.map(({ scenarioId, scenarioTitle, question, text, reviews, forgotten, ...row }) => (
              <tr key={`${scenarioId} ${question}`}>
                <td className={cellClasses}>
                  <bdi className="block wrap-anywhere">{text}</bdi>
                  <bdi className="text-xs text-muted">{scenarioTitle}</bdi>
                </td>
                <td className={`${cellClasses} ${numberClasses}`}>{row.students}</td>
                <td className={`${cellClasses} ${numberClasses} max-sm:hidden`}>{reviews}</td>
                <td className={`${cellClasses} ${numberClasses} font-semibold`}>{percentText(forgotten)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
