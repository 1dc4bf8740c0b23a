import { texts } from "~/texts";

/** Explains the asterisk beside a grade. */
export const ReportedLegend = () => <span>{texts.grades.reportedLegend}</span>;
