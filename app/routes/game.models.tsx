import { Link, useLoaderData } from "@remix-run/react";
import { checkModels, modelLimits, type ModelCheck } from "~/domain/model-checks";
import { Cell, Header, Row, Table } from "~/ui/data-table";
import type { Page } from "~/domain/page";

export const handle = { title: "Models of the simulator" } satisfies Page;

/** Public: it contains no personal data. */
export const loader = () => ({ checks: checkModels(), limits: modelLimits });

const command = "npx vitest run --project simulator";

export default function Models() {
  const { checks, limits } = useLoaderData<typeof loader>();
  const models = [...new Set(checks.map(({ model }) => model))];
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid max-w-[88rem] gap-6 px-5 py-8">
      <header className="grid gap-2">
        <h1 className="text-2xl">Models of the simulator</h1>
        <p className="max-w-[44rem] text-md text-pretty text-muted">
          What the simulator computes, beside what others have published. Our column is worked out by the very code that
          flies and grades, each time this page is made. To repeat it: <code>{command}</code> in the source.
        </p>
      </header>
      {models.map((model) => (
        <ModelChecksTable key={model} model={model} checks={checks.filter((check) => check.model === model)} />
      ))}
      <section className="grid gap-2">
        <h2 className="text-lg font-semibold">What is left out</h2>
        <ul className="grid max-w-[44rem] list-disc gap-1.5 pl-5 text-md">
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
      <p>
        <Link to="/play" className="inline-flex min-h-11 items-center font-medium text-accent underline">
          To the simulator
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
            <Header>Quantity</Header>
            <Header numeric>Ours</Header>
            <Header numeric>Independent</Header>
            <Header numeric>Error</Header>
            <Header>Source, and the test that repeats it</Header>
          </>
        }
      >
        {checks.map((check) => (
          <Row key={check.quantity}>
            <Cell label="Quantity">{check.quantity}</Cell>
            <Cell label="Ours" numeric>
              {formatFigure(check.ours)} {check.unit}
            </Cell>
            <Cell label="Independent" numeric>
              {formatFigure(check.independent)} {check.unit}
            </Cell>
            <Cell label="Error" numeric>
              {errorOf(check)}
            </Cell>
            <Cell label="Source">
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

const formatFigure = (value: number) => String(Number(value.toPrecision(10)));

/** Relative, unless the reference is zero. */
function errorOf({ ours, independent, unit }: ModelCheck) {
  if (independent === 0) return `${ours.toExponential(1)} ${unit}`;
  return Math.abs(ours / independent - 1).toExponential(1);
}
