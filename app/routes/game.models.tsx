import { Link, useLoaderData } from "@remix-run/react";
import { checkModels, listModelLimits, type ModelCheck } from "~/domain/model-checks";
import { texts } from "~/texts";
import { decimal } from "~/texts/format";
import { Cell, Header, Row, Table } from "~/ui/data-table";
import type { Page } from "~/domain/page";

export const handle = { title: () => texts.models.pageTitle } satisfies Page;

/** Public: it contains no personal data. */
export const loader = () => ({ checks: checkModels(), limits: listModelLimits() });

const command = "npx vitest run --project simulator";

export default function Models() {
  const { checks, limits } = useLoaderData<typeof loader>();
  const models = [...new Set(checks.map(({ model }) => model))];
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid max-w-[88rem] gap-6 px-5 py-8">
      <header className="grid gap-2">
        <h1 className="text-2xl">{texts.models.heading}</h1>
        <p className="max-w-[44rem] text-md text-pretty text-muted">
          {texts.models.introduction({ command: <code>{command}</code> })}
        </p>
      </header>
      {models.map((model) => (
        <ModelChecksTable key={model} model={model} checks={checks.filter((check) => check.model === model)} />
      ))}
      <section className="grid gap-2">
        <h2 className="text-lg font-semibold">{texts.models.limitsTitle}</h2>
        <ul className="grid max-w-[44rem] list-disc gap-1.5 ps-5 text-md">
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
      <section className="grid gap-2">
        <h2 className="text-lg font-semibold">{texts.models.picturesTitle}</h2>
        <p className="max-w-[44rem] text-md">{texts.models.pictures}</p>
      </section>
      <p>
        <Link to="/play" className="inline-flex min-h-11 items-center font-medium text-accent underline">
          {texts.models.toSimulator}
        </Link>
      </p>
    </main>
  );
}

const sourceClasses =
  "inline-block max-w-[32rem] leading-snug whitespace-normal wrap-anywhere @min-[760px]/table:py-1.5";

function ModelChecksTable({ model, checks }: { model: string; checks: ModelCheck[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg font-semibold">{model}</h2>
      <Table
        label={model}
        fold
        head={
          <>
            <Header>{texts.models.quantity}</Header>
            <Header numeric>{texts.models.ours}</Header>
            <Header numeric>{texts.models.independent}</Header>
            <Header numeric>{texts.models.error}</Header>
            <Header>{texts.models.sourceAndTest}</Header>
          </>
        }
      >
        {checks.map((check) => (
          <Row key={check.quantity}>
            <Cell label={texts.models.quantity}>{check.quantity}</Cell>
            <Cell label={texts.models.ours} numeric>
              <bdi dir="ltr">{formatFigure(check.ours)}</bdi> {check.unit}
            </Cell>
            <Cell label={texts.models.independent} numeric>
              <bdi dir="ltr">{formatFigure(check.independent)}</bdi> {check.unit}
            </Cell>
            <Cell label={texts.models.error} numeric>
              {errorOf(check)}
            </Cell>
            <Cell label={texts.models.source}>
              <span className={sourceClasses}>
                {check.source}; <code>{check.test}</code>
              </span>
            </Cell>
          </Row>
        ))}
      </Table>
    </section>
  );
}

const formatFigure = (value: number) => decimal(String(Number(value.toPrecision(10))));

/** Relative, unless the reference is zero. */
function errorOf({ ours, independent, unit }: ModelCheck) {
  if (independent === 0) return `${decimal(ours.toExponential(1))} ${unit}`;
  return decimal(Math.abs(ours / independent - 1).toExponential(1));
}
