import { useEffect, useState } from "react";
import { useHydrated } from "./hydrated";

/** Copies a text; `copied` is true for two seconds. Needs JavaScript and, for the clipboard, https or localhost. */
export function useCopyToClipboard(text: string): { copied: boolean; copy?: () => void } {
  const [copied, setCopied] = useState(false);
  const canCopy = useHydrated() && "clipboard" in navigator;

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return { copied, copy: canCopy ? copy : undefined };
}
