import type { ReactNode } from "react";
import { orbitName } from "../../../content/orbit-names";
import type { HandedIn } from "~/domain/attempts/read-handed-in";
import { texts } from "~/texts";
import { fixed, number } from "~/texts/format";
import { ButtonLink } from "~/ui/button";
import { handedInAddressOf } from "./handed-in-address";

type HandedInSandboxProps = { attemptId: string; handedIn: HandedIn; reader: "player" | "staff" };

/** A sandbox as it was handed in: the checks with what they find, and the orbits. */
export function HandedInSandbox({ attemptId, handedIn, reader }: HandedInSandboxProps) {
  const { document, checks, byHand } = handedIn;
  const rest = reader === "player" ? texts.sandboxTasks.byHand : texts.sandboxTasks.restIsByHand;
  return (
    <section className="rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line p-4">
        <h2>{texts.sandboxTasks.copy}</h2>
        <ButtonLink to={handedInAddressOf(attemptId)} target="_blank" reloadDocument className="print:hidden">
          {texts.sandboxTasks.openCopy}
        </ButtonLink>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
        {checks.length > 0 && <ChecksTable checks={checks} />}
        {byHand > 0 && <p className="text-muted">{rest({ points: byHand })}</p>}
        <OrbitsTable document={document} />
      </div>
    </section>
  );
}

type Check = HandedIn["checks"][number];

function ChecksTable({ checks }: { checks: HandedIn["checks"] }) {
  // What matters most comes first: on a phone the rest is scrolled to.
  const heads = [
    texts.sandboxTasks.check,
    texts.sandboxTasks.result,
    texts.sandboxTasks.found,
    texts.sandboxTasks.wanted,
    texts.sandboxTasks.spacecraft,
    texts.sandboxTasks.points,
  ];
  return (
    <Table label={texts.sandboxTasks.checks} heads={heads}>
      {checks.map((check, at) => (
        <tr key={at} className="border-b border-line last:border-0">
          <th scope="row" className="py-1.5 pe-4 text-start font-medium">
            {check.quantity === "closestApproach" ? texts.sandboxTasks.approach : orbitName(check.quantity)}
          </th>
          <td className={cellClasses}>{resultOf(check)}</td>
          <td className={cellClasses}>
            <bdi>{foundOf(check)}</bdi>
          </td>
          <td className={cellClasses}>{wantedOf(check)}</td>
          <td className={cellClasses}>{spacecraftOf(check)}</td>
          <td className={cellClasses}>
            <bdi>{texts.grades.countOf({ count: check.isMet ? check.points : 0, all: check.points })}</bdi>
          </td>
        </tr>
      ))}
    </Table>
  );
}

const cellClasses = "py-1.5 pe-4 text-start";

const spacecraftOf = (check: Check) =>
  check.quantity === "closestApproach"
    ? texts.sandboxTasks.pair({ one: check.spacecraft, other: check.other })
    : number(check.spacecraft);

const wantedOf = (check: Check) =>
  check.quantity === "closestApproach"
    ? texts.sandboxTasks.below({ below: number(check.below), minutes: number(check.minutes) })
    : texts.sandboxTasks.range({ from: number(check.from), to: number(check.to) });

function foundOf({ value, quantity }: Check) {
  if (value === undefined) return "–";
  return value === null ? texts.sandboxTasks.missing : fixed(value, quantity === "eccentricity" ? 4 : 2);
}

function resultOf({ isMet }: Check) {
  if (isMet === undefined) return "–";
  return (
    <span className={isMet ? "text-good" : "text-bad"}>
      {isMet ? texts.sandboxTasks.met : texts.sandboxTasks.notMet}
    </span>
  );
}

const elements = ["perigee", "apogee", "inclination", "node", "argumentOfPerigee", "trueAnomaly"] as const;

/** A goal has no name for it, because it passes. */
const nameOf = (element: (typeof elements)[number]) =>
  element === "trueAnomaly" ? texts.lessonEditor.trueAnomaly : orbitName(element);

/** The spacecraft of a sandbox with their orbits, and the force model. */
export function OrbitsTable({ document: { spacecraft, gravity } }: Pick<HandedIn, "document">) {
  return (
    <>
      <Table label={texts.gameSandbox.spacecraft} heads={[texts.sandboxTasks.spacecraft, ...elements.map(nameOf)]}>
        {spacecraft.map(({ name, orbit }, at) => (
          <tr key={at} className="border-b border-line last:border-0">
            <th scope="row" className="max-w-[14rem] py-1.5 pe-4 text-start font-medium wrap-anywhere">
              <bdi>
                {number(at + 1)}. {name}
              </bdi>
            </th>
            {elements.map((element) => (
              <td key={element} className={cellClasses}>
                <bdi>{fixed(orbit[element], 2)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <p className="text-sm text-muted">
        {texts.sandboxTasks.model}: {texts.forceModels.name({ model: gravity })}
      </p>
    </>
  );
}

/** Wide tables scroll by themselves. */
function Table({ label, heads, children }: { label: string; heads: string[]; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full min-w-[40rem] border-collapse text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line text-muted">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-1.5 pe-4 text-start font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
