import { texts } from "~/texts";
import { fixed, number } from "~/texts/format";
import { orbitName } from "../../../content/orbit-names";
import type { SandboxCheck } from "../../../content/sandbox-task";
import { checkSandbox, type CheckResult } from "../../../physics/sandbox-checks";
import { h } from "../../dom";
import type { SandboxDocument } from "./sandbox-document";

const checkIntervalSeconds = 0.3;

/** The checks of a task with what they find now; the server runs the same ones. */
export function renderChecks(checks: readonly SandboxCheck[], document: SandboxDocument) {
  const element = h("dl", { class: "readings checks" });
  let checked = "";
  let sinceChecked = Infinity;
  const update = () => {
    const now = JSON.stringify(document);
    if (now === checked) return;
    checked = now;
    const results = checkSandbox(document, checks);
    element.replaceChildren(...checks.flatMap((check, at) => renderCheck(check, results[at])));
  };
  update();
  return {
    element,
    /** Flying spacecraft for an approach takes a moment, so not each frame of a drag does. */
    tick(seconds: number) {
      sinceChecked += seconds;
      if (sinceChecked < checkIntervalSeconds) return;
      sinceChecked = 0;
      update();
    },
  };
}

function renderCheck(check: SandboxCheck, result?: CheckResult): HTMLElement[] {
  const value = result?.value ?? null;
  const found = value === null ? texts.sandboxTasks.missing : fixed(value, check.quantity === "eccentricity" ? 4 : 2);
  const isMet = result?.isMet === true;
  const reading = h("dd", {}, `${found} (${wantedOf(check)}): ${resultText(isMet)}`);
  reading.dataset.met = String(isMet);
  return [h("dt", {}, `${spacecraftOf(check)}: ${nameOf(check)}`), reading];
}

const resultText = (isMet: boolean) => (isMet ? texts.sandboxTasks.met : texts.sandboxTasks.notMet);

const nameOf = ({ quantity }: SandboxCheck) =>
  quantity === "closestApproach" ? texts.sandboxTasks.approach : orbitName(quantity);

const spacecraftOf = (check: SandboxCheck) =>
  check.quantity === "closestApproach"
    ? texts.sandboxTasks.pair({ one: check.spacecraft, other: check.other })
    : texts.gameSandbox.spacecraftNumber({ number: check.spacecraft });

const wantedOf = (check: SandboxCheck) =>
  check.quantity === "closestApproach"
    ? texts.sandboxTasks.below({ below: number(check.below), minutes: number(check.minutes) })
    : texts.sandboxTasks.range({ from: number(check.from), to: number(check.to) });
