import type { ErasurePreview } from "~/domain/erasure/erase-person";
import { texts } from "~/texts";
import { Card } from "~/ui/card";

type PreviewProps = { preview: Omit<ErasurePreview, "refusal"> };

/** What erasing a person does: figures first, then what goes, what stays, and what remains elsewhere. */
export function ErasureOutcome({ preview }: PreviewProps) {
  const { courses, attempts, classes, policy, signIns, notes, comments, sandboxes } = preview;
  const keepsAttempts = policy === "keep" && attempts + classes > 0;
  return (
    <Card title={texts.erasure.whatTitle}>
      <p className="flex flex-wrap gap-x-4 text-lg font-medium tabular-nums">
        <span>{texts.erasure.courses({ courses })}</span>
        <span>{texts.erasure.attempts({ attempts })}</span>
      </p>
      <p className="text-pretty">{policy === "keep" ? texts.erasure.attemptsStay : texts.erasure.attemptsGo}</p>
      <Items
        title={texts.erasure.removedTitle}
        items={[
          texts.erasure.removedAccount,
          ...(signIns > 0 ? [texts.erasure.removedSignIns({ signIns })] : []),
          ...(notes > 0 ? [texts.erasure.removedNotes({ notes })] : []),
          ...(comments > 0 ? [texts.erasure.removedComments({ comments })] : []),
          texts.erasure.removedMemberships,
          texts.erasure.removedNames,
        ]}
      />
      <Items
        title={texts.erasure.keptTitle}
        items={[
          ...(keepsAttempts ? [texts.erasure.keptAttempts] : []),
          ...(sandboxes > 0 ? [texts.erasure.keptSandboxes({ sandboxes })] : []),
          texts.erasure.keptTrail,
          texts.erasure.keptWritten,
        ]}
      />
      <Items
        title={texts.erasure.elsewhereTitle}
        items={[texts.erasure.backupsStay, texts.erasure.replicasFollow, texts.erasure.othersKeep]}
      />
    </Card>
  );
}

function Items({ title, items }: { title: string; items: string[] }) {
  return (
    <div className="grid gap-1.5">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1 ps-5 text-pretty text-muted">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
