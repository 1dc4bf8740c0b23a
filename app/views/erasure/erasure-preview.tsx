import type { ErasurePreview } from "~/domain/erasure/erase-person";
import { texts } from "~/texts";
import { Card } from "~/ui/card";

type PreviewProps = { preview: Omit<ErasurePreview, "refusal"> };

/** What erasing a person does: figures first, then what goes, what stays, and what remains elsewhere. */
export function ErasureOutcome({ preview }: PreviewProps) {
  const { courses, attempts, classes, policy, signIns, notes, sandboxes } = preview;
  const keepsAttempts = policy === "keep" && attempts + classes > 0;
  const texting = texts.erasure;
  return (
    <Card title={texting.whatTitle}>
      <p className="text-lg font-medium tabular-nums">{texting.figures({ courses, attempts })}</p>
      <p className="text-pretty">{policy === "keep" ? texting.attemptsStay : texting.attemptsGo}</p>
      <Items
        title={texting.removedTitle}
        items={[
          texting.removedAccount,
          texting.removedSignIns({ signIns }),
          texting.removedNotes({ notes }),
          texting.removedMemberships,
          texting.removedNames,
        ]}
      />
      <Items
        title={texting.keptTitle}
        items={[
          ...(keepsAttempts ? [texting.keptAttempts] : []),
          texting.keptSandboxes({ sandboxes }),
          texting.keptTrail,
          texting.keptWritten,
        ]}
      />
      <Items title={texting.elsewhereTitle} items={[texting.backupsStay, texting.replicasFollow, texting.othersKeep]} />
    </Card>
  );
}

function Items({ title, items }: { title: string; items: string[] }) {
  return (
    <div className="grid gap-1.5">
      <h3>{title}</h3>
      <ul className="grid list-disc gap-1 ps-5 text-pretty text-muted">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
