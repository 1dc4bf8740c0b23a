import { CheckIcon, Square2StackIcon } from "@heroicons/react/16/solid";
import { texts } from "~/texts";
import { useCopyToClipboard } from "./copy-to-clipboard";

/**
 * A code to read out or copy. `copyLabel` is the name of the copy button: "Copy access code". `oneLine`: long ones are
 * cut, and copied whole.
 */
export function Code({ children, copyLabel, oneLine }: { children: string; copyLabel: string; oneLine?: true }) {
  const { copied, copy } = useCopyToClipboard(children);
  return (
    <span
      className={
        "inline-flex min-h-[30px] max-w-full items-center rounded-sm border border-dashed " +
        "border-line-strong bg-surface font-mono text-sm font-semibold text-ink"
      }
    >
      <code className={`min-w-0 px-2.5 py-1 ${oneLine ? "truncate" : "tracking-wider wrap-anywhere"}`}>{children}</code>
      {copy && (
        <button
          type="button"
          onClick={copy}
          // Only the hit area grows on touch screens: a code often appears within a line of text.
          className={
            "relative grid w-[30px] place-items-center self-stretch rounded-sm text-muted after:absolute " +
            "hover:text-ink touch:after:-inset-[7px]"
          }
        >
          {copied ? (
            <CheckIcon className="size-4 text-good" aria-hidden />
          ) : (
            <Square2StackIcon className="size-4" aria-hidden />
          )}
          <span className="sr-only">{copyLabel}</span>
        </button>
      )}
      <span role="status" className="sr-only">
        {copied ? texts.areas.copied : ""}
      </span>
    </span>
  );
}
