import type { StudentGrade } from "~/domain/gradebook/student-grades";

/** The newest attempt that may count: what a grade by hand is about. */
export const newestHandInOf = ({ attempts }: StudentGrade): string =>
  attempts.find(({ setAside, uncounted }) => !setAside && !uncounted)?.id ?? "";
