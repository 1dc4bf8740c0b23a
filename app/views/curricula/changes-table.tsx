import type { PublicationChange } from "~/domain/curricula/store-publication";
import { texts } from "~/texts";
import { number } from "~/texts/format";
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
      label={texts.curricula.changes}
      fold
      head={
        <>
          <Header>{texts.curricula.changedTitle}</Header>
          <Header>{texts.curricula.change}</Header>
          <Header>{texts.curricula.before}</Header>
          <Header>{texts.curricula.after}</Header>
          {showsAttempts && <Header numeric>{texts.common.attempts}</Header>}
        </>
      }
    >
      {changes.map((change, index) => (
        <Row key={index}>
          <RowHeader>
            <span className={wrappedTextClasses}>{change.title}</span>{" "}
            {change.of !== "scenario" && (
              <span className="font-normal text-muted">({texts.curricula.changedThing({ thing: change.of })})</span>
            )}
          </RowHeader>
          <Cell label={texts.curricula.change}>
            <Chip tone={tones[change.kind]}>{texts.curricula.changeKind({ kind: change.kind })}</Chip>
          </Cell>
          <Cell label={texts.curricula.before}>
            <WrappedText text={change.before} />
          </Cell>
          <Cell label={texts.curricula.after}>
            <WrappedText text={change.after} />
          </Cell>
          {showsAttempts && (
            <Cell label={texts.common.attempts} numeric>
              {number(change.attempts)}
            </Cell>
          )}
        </Row>
      ))}
    </Table>
  );
}

// Wrap instead of truncating: authors review every change before publishing.
const wrappedTextClasses =
  "inline-block max-w-[26rem] leading-snug whitespace-normal wrap-anywhere @min-[760px]/table:py-1.5";

const WrappedText = ({ text }: { text: string }) => <span className={wrappedTextClasses}>{text || "–"}</span>;
