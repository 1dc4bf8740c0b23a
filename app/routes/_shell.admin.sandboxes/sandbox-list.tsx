import { ArrowDownTrayIcon, TrashIcon } from "@heroicons/react/16/solid";
import { useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { dialogAddress } from "~/views/dialog-address";
import type { Sandbox } from "~/domain/sandboxes/list-sandboxes";
import { sandboxChipsOf, sandboxFileNameOf } from "~/domain/sandboxes/sandbox-chips";
import { formatDateTime } from "~/domain/date-text";
import { ButtonLink } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { useDownload } from "~/ui/download";
import { useTimeZone } from "~/ui/time-zone";

export function SandboxList({ sandboxes, now }: { sandboxes: Sandbox[]; now: Date }) {
  return (
    <ul aria-label={texts.sandboxes.pageTitle} className="rounded-lg border border-line bg-surface">
      {sandboxes.map((sandbox) => (
        <SandboxItem key={sandbox.id} sandbox={sandbox} now={now} />
      ))}
    </ul>
  );
}

function SandboxItem({ sandbox, now }: { sandbox: Sandbox; now: Date }) {
  const { id, title, ownerName } = sandbox;
  const [search] = useSearchParams();
  const zone = useTimeZone();
  const download = useDownload();
  const dates = [
    texts.sandboxes.created({ time: formatDateTime(sandbox.timeCreated, zone) }),
    texts.sandboxes.modified({ time: formatDateTime(sandbox.lastModified, zone) }),
    texts.sandboxes.accessed({ time: formatDateTime(sandbox.lastAccessed, zone) }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2.5 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="wrap-anywhere">
          <bdi>{title}</bdi>
        </h2>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className={`wrap-anywhere text-muted ${ownerName ? "" : "italic"}`}>
            {ownerName ?? texts.sandboxes.noOwner}
          </span>
          <ul aria-label={texts.sandboxes.useLabel} title={dates.join("\n")} className="flex min-w-0 flex-wrap gap-1.5">
            {sandboxChipsOf(sandbox, now).map(({ text, tone }) => (
              <li key={text} className="flex min-w-0">
                <Chip tone={tone === "error" ? "bad" : "off"}>{text}</Chip>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="flex gap-2">
        <ButtonLink
          to={`/api/sandboxes/${id}/json`}
          reloadDocument
          download
          title={texts.sandboxes.downloadHint}
          size="small"
          onClick={(event) =>
            download(event, { name: sandboxFileNameOf(sandbox), failed: texts.sandboxes.downloadFailed })
          }
        >
          <ArrowDownTrayIcon className="size-4" aria-hidden />
          {texts.sandboxes.downloadSandbox({ title: <span className="sr-only"> {title}</span> })}
        </ButtonLink>
        <ButtonLink to={dialogAddress(search, "delete", id)} preventScrollReset size="small" variant="danger">
          <TrashIcon className="size-4" aria-hidden />
          {texts.sandboxes.deleteNamed({ title: <span className="sr-only"> {title}</span> })}
        </ButtonLink>
      </div>
    </li>
  );
}
