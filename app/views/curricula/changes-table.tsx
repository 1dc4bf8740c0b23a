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

/** What a version changes, one line each; `attempts` are counted where it is about to. */
export function ChangesTable({ changes, counted }: { changes: PublicationChange[]; counted?: boolean }) {
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
          {counted && <Header numeric>Attempts</Header>}
        </>
      }
    >
      {changes.map((change, at) => (
        <Row key={at}>
          <RowHeader>
            <span className={whole}>{change.title}</span>{" "}
            {change.of !== "scenario" && <span className="font-normal text-muted">({change.of})</span>}
          </RowHeader>
          <Cell label="Change">
            <Chip tone={tones[change.kind]}>{changeNames[change.kind]}</Chip>
          </Cell>
          <Cell label="Before">
            <Long text={change.before} />
          </Cell>
          <Cell label="After">
            <Long text={change.after} />
          </Cell>
          {counted && (
            <Cell label="Attempts" numeric>
              {change.attempts.toLocaleString("en-US")}
            </Cell>
          )}
        </Row>
      ))}
    </Table>
  );
}

// What changes is read before it is published: nothing of it is cut off.
const whole = "inline-block max-w-[26rem] leading-snug whitespace-normal wrap-anywhere @min-[760px]/table:py-1.5";

const Long = ({ text }: { text: string }) => <span className={whole}>{text || "–"}</span>;
