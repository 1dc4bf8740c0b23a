// Pure: an analysis as JSON for its page. Students are numbered, since the same names occur many times.
import type { ItemAnalysis } from "./item-analysis";
import type { QuizStudent } from "./read-quiz-responses";

type AnalysisPayload = { analysis: ItemAnalysis; students: QuizStudent[] };

export function packAnalysis(analysis: ItemAnalysis): string {
  const students: QuizStudent[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (student: QuizStudent) => {
    const number = numbers.get(student.userId);
    if (number !== undefined) return number;
    numbers.set(student.userId, students.length);
    return students.push(student) - 1;
  };
  const packed = JSON.stringify(analysis, (key, value: unknown) =>
    // An analysis has students only there.
    key === "chosenBy" ? (value as QuizStudent[]).map(numberOf) : value,
  );
  return `{"analysis":${packed},"students":${JSON.stringify(students)}}`;
}

export function unpackAnalysis(text: string): ItemAnalysis {
  // Written above.
  const { analysis, students } = JSON.parse(text) as AnalysisPayload;
  const withStudents = <Wrong extends { chosenBy: unknown[] }>(wrong: Wrong): Wrong => ({
    ...wrong,
    chosenBy: wrong.chosenBy.map((number) => students[Number(number)]),
  });
  return {
    ...analysis,
    items: analysis.items.map((item) => ({
      ...item,
      commonestWrong: item.commonestWrong && withStudents(item.commonestWrong),
      misconceptions: item.misconceptions.map(withStudents),
    })),
  };
}
