import { changeNames } from "~/domain/curricula/publication-text";
import type { PublicationChange } from "~/domain/curricula/store-publication";
import { Chip, type ChipTone } from "~/ui/chip";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";

const tones: Record<PublicationChange["kind"], ChipTone> = {
  added: "good",
  restored: "good",
  renamed: "accent",
  moved: "accent",
  other: "accent",
  questions: "amber",
  maxima: "amber",
  retired: "bad",
};

/** The changes of a version, one row each; before publishing also the number of affected attempts. */
export function ChangesTable({ changes, showsAttempts }: { changes: PublicationChange[]; showsAttempts?: boolean }) {
  return (
    <Table
      label="Changes"
      fold
      head={
        <>
          <Header>What</Header>
          <Header>Change</Header>
          <Header>Before</Header>
          <Header>After</Header>
          {showsAttempts && <Header numeric>Attempts</Header>}
        </>
      }
    >
      {changes.map((change, at) => (
        <Row key={at}>
          <RowHeader>
            <span className={wrappedTextClasses}>{change.title}</span>{" "}
            {change.of !== "scenario" && <span className="font-normal text-muted">({change.of})</span>}
          </RowHeader>
          <Cell label="Change">
            <Chip tone={tones[change.kind]}>{changeNames[change.kind]}</Chip>
          </Cell>
          <Cell label="Before">
            <WrappedText text={change.before} />
          </Cell>
          <Cell label="After">
            <WrappedText text={change.after} />
          </Cell>
          {showsAttempts && (
            <Cell label="Attempts" numeric>
              {change.attempts.toLocaleString("en-US")}
            </Cell>
          )}
        </Row>
      ))}
    </Table>
  );
}

// Never truncated: authors review all changes before publishing.
const wrappedTextClasses =
  "inline-block max-w-[26rem] leading-snug whitespace-normal wrap-anywhere @min-[760px]/table:py-1.5";

const WrappedText = ({ text }: { text: string }) => <span className={wrappedTextClasses}>{text || "–"}</span>;
