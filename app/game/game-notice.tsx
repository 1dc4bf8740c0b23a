import { useState, type ReactNode } from "react";
import { texts } from "~/texts";

type GameNoticeProps = {
  title: string;
  /** The exact error, for support to copy. */
  detail?: string;
  children: ReactNode;
};

/** Replaces a game that doesn't run: the problem, and a retry link. */
export function GameNotice({ title, detail, children }: GameNoticeProps) {
  return (
    <div className="m-auto grid w-full max-w-[36rem] justify-items-start gap-3 p-6 text-night-ink">
      <div role="alert" className="grid gap-3">
        <h1 className="text-lg font-bold">{title}</h1>
        <p className="text-night-muted wrap-anywhere">{children}</p>
      </div>
      {/* A link, so that it works without JavaScript and unloads a half-loaded game. */}
      <a
        href="?"
        className="mt-2 inline-flex min-h-11 items-center rounded-md bg-night-orbit px-4 font-medium text-night"
      >
        {texts.play.retry}
      </a>
      {detail && <Detail>{detail}</Detail>}
    </div>
  );
}

function Detail({ children }: { children: string }) {
  const [copied, setCopied] = useState(false);
  const canCopy = typeof navigator !== "undefined" && "clipboard" in navigator;
  const copy = () =>
    void navigator.clipboard.writeText(children).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <details className="w-full text-sm text-night-muted">
      <summary className="inline-flex min-h-11 cursor-pointer items-center">{texts.play.supportDetails}</summary>
      <pre
        tabIndex={0}
        aria-label={texts.common.details}
        className={
          "max-h-60 overflow-auto rounded-md border border-night-ink/20 p-3 font-mono text-xs " +
          "whitespace-pre-wrap wrap-anywhere"
        }
      >
        {children}
      </pre>
      {canCopy && (
        <button
          type="button"
          onClick={copy}
          className="mt-1 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          <span aria-live="polite">{copied ? texts.play.copied : texts.play.copyDetails}</span>
        </button>
      )}
    </details>
  );
}
