import type { MouseEvent } from "react";
import { sandboxFileName, sandboxTexts } from "~/domain/sandboxes/sandbox-chips";
import { useToast } from "~/ui/toast";

/** Downloads a link's file by script, so that a failure is a toast and not a page; without scripts the link does it by itself. */
export function useDownload() {
  const toast = useToast();
  return async (event: MouseEvent<HTMLAnchorElement>, sandbox: { id: string; title: string }) => {
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const answer = await fetch(href, { headers: { accept: "application/json" } });
      if (!answer.ok) throw new Error(`${answer.status}`);
      save(await answer.blob(), sandboxFileName(sandbox));
    } catch {
      toast({ severity: "error", text: sandboxTexts.failedDownload });
    }
  };
}

function save(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the address by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
