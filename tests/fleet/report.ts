// Results of a check: a table for the terminal and docs/fleet.md.
type Finding = {
  part: string;
  what: string;
  measured: string;
  /** Absent for a figure without a requirement. */
  passed?: boolean;
};

/** A number as docs/fleet.md has it, such as 9,120. */
export const countText = (count: number) => count.toLocaleString("en-US");

export class Report {
  constructor(
    private readonly part = "",
    private readonly findings: Finding[] = [],
  ) {}

  /** A report for one part, in the same table. */
  of(part: string): Report {
    return new Report(part, this.findings);
  }

  figure(what: string, measured: string) {
    this.add({ part: this.part, what, measured });
  }

  check(what: string, passed: boolean, measured: string) {
    this.add({ part: this.part, what, measured, passed });
  }

  count(passed: boolean): number {
    return this.findings.filter((finding) => finding.passed === passed).length;
  }

  markdown(): string {
    const rows = this.findings.map(
      ({ part, what, measured, passed }, index) =>
        `| ${part === this.findings[index - 1]?.part ? "" : part} | ${what} | ${measured} | ${passed === undefined ? "" : passed ? "yes" : "**no**"} |`,
    );
    return ["| Part | Check | Measured | Passes |", "|---|---|---|---|", ...rows].join("\n");
  }

  private add(finding: Finding) {
    this.findings.push(finding);
    console.log(`${finding.passed === false ? "FAILED " : ""}${finding.what}: ${finding.measured}`);
  }
}
