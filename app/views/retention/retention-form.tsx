import { Form } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import { kindOf, maxCounted, offeredChoices, type RetentionKind } from "~/domain/retention/retention-kinds";
import type { DryRun, RetentionRule } from "~/domain/retention/retention-rules";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { number } from "~/texts/format";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { controlClasses, Field, useField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";
import { SubmitButton } from "~/views/list-dialog";
import { lifetime } from "./lifetime";

type Previewed = { runs: DryRun[]; previewed: string; values: Record<string, string> };
type RetentionFormProps = { rules: RetentionRule[]; isSite?: boolean; answer: FormRefusal | Previewed | undefined };

/** How long each kind of data stays: chosen, shown with what would be removed, then saved. */
export function RetentionForm({ rules, isSite = false, answer }: RetentionFormProps) {
  const refusal = answer && "errors" in answer ? answer : undefined;
  const preview = answer && "runs" in answer ? answer : undefined;
  return (
    <div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-[70ch] text-pretty text-muted">{texts.retention.hint}</p>
      {refusal?.message && Object.keys(refusal.errors).length === 0 && <Notice tone="error">{refusal.message}</Notice>}
      <Form
        noValidate
        method="post"
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        key={JSON.stringify(answer?.values)}
      >
        <div className="divide-y divide-line rounded-lg border border-line bg-surface">
          {rules.map((rule) => (
            <Rule
              key={rule.kind}
              {...{ rule, isSite }}
              typed={answer?.values[rule.kind]}
              errors={refusal?.errors[rule.kind]}
            />
          ))}
        </div>
        {preview && <Preview runs={preview.runs} />}
        {preview && <input type="hidden" name="previewed" value={preview.previewed} />}
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="preview">{texts.retention.preview}</SubmitButton>
          {preview && (
            <SubmitButton intent="save" variant="primary">
              {texts.retention.save}
            </SubmitButton>
          )}
        </div>
      </Form>
    </div>
  );
}

type RuleProps = {
  rule: RetentionRule;
  isSite: boolean;
  typed: string | undefined;
  errors: readonly string[] | undefined;
};

function Rule({ rule: { kind, chosen, limit, days, sweptAt, removed }, isSite, typed, errors }: RuleProps) {
  const zone = useTimeZone();
  const isFixed = kindOf(kind).choices.length === 0;
  return (
    <div className="grid items-start gap-x-8 gap-y-3 p-4 md:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid gap-1">
        <h2 id={`${kind}-name`}>{texts.retention.kindName({ kind })}</h2>
        <p id={`${kind}-hint`} className="text-sm text-pretty text-muted">
          {texts.retention.kindHint({ kind })}
        </p>
      </div>
      <div className="grid gap-1.5">
        {isFixed ? (
          <p>{texts.retention.always({ time: lifetime(days) })}</p>
        ) : (
          <DaysField {...{ kind, isSite, limit, chosen, errors }} value={typed ?? String(chosen ?? "")} />
        )}
        {days !== null && !isFixed && (
          <p className="text-sm text-muted tabular-nums">
            {sweptAt
              ? texts.retention.lastSweep({ dateTime: formatDateTime(sweptAt, zone), removed })
              : texts.retention.notSwept}
          </p>
        )}
      </div>
    </div>
  );
}

type DaysFieldProps = {
  kind: RetentionKind;
  isSite: boolean;
  limit: number | null;
  chosen: number | null;
  value: string;
  errors: readonly string[] | undefined;
};

function DaysField({ kind, isSite, limit, chosen, value, errors }: DaysFieldProps) {
  const field = useField({ hint: null, errors, onEdit: undefined });
  const choices = offeredChoices(kind, isSite ? null : limit, chosen);
  const isListed = value === "" || choices.some((days) => String(days) === value);
  const mayBeEmpty = !isSite || kindOf(kind).mayStay;
  const name = texts.retention.kindName({ kind });
  return (
    <Field {...field} label={<span className="sr-only">{name}</span>} hint={null} className="">
      <select
        {...field.control}
        name={kind}
        defaultValue={isListed ? value : ""}
        aria-describedby={`${kind}-hint ${field.control["aria-describedby"] ?? ""}`.trim()}
        className={`${controlClasses} text-ellipsis`}
      >
        {mayBeEmpty && (
          <option value="">
            {isSite ? texts.retention.keepAll : texts.retention.asInstallation({ time: lifetime(limit) })}
          </option>
        )}
        {choices.map((days) => (
          <option key={days} value={days}>
            {!isSite && limit !== null && days > limit
              ? texts.retention.shortened({ time: lifetime(days), applies: lifetime(limit) })
              : lifetime(days)}
          </option>
        ))}
      </select>
    </Field>
  );
}

function Preview({ runs }: { runs: DryRun[] }) {
  const removing = runs.flatMap(({ counts, ...run }) => (counts ? { ...run, counts } : []));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg">{texts.retention.previewTitle}</h2>
      <Notice tone="info">{texts.retention.previewHint}</Notice>
      <Table
        label={texts.retention.previewTitle}
        fold
        head={
          <>
            <Header>{texts.retention.kindColumn}</Header>
            <Header>{texts.retention.daysColumn}</Header>
            <Header numeric>{texts.retention.nowColumn}</Header>
            <Header numeric>{texts.retention.laterColumn}</Header>
          </>
        }
      >
        {removing.map(({ kind, days, counts }) => (
          <Row key={kind}>
            <RowHeader>{texts.retention.kindName({ kind })}</RowHeader>
            <Cell label={texts.retention.daysColumn}>{lifetime(days)}</Cell>
            <Cell label={texts.retention.nowColumn} numeric>
              {countText(counts.now)}
            </Cell>
            <Cell label={texts.retention.laterColumn} numeric>
              {countText(counts.in30Days)}
            </Cell>
          </Row>
        ))}
      </Table>
    </div>
  );
}

const countText = (count: number) => {
  if (count === 0) return texts.retention.nothing;
  return count < maxCounted ? number(count) : texts.retention.atLeast({ count: number(count) });
};
