import type { MouseEvent } from "react";
import { createPageFetch } from "./page-client";
import { useToast } from "./toast";

/** Downloads by script, so that a failure shows a toast instead of half a file. */
export function useDownload() {
  const toast = useToast();
  return async (event: MouseEvent<HTMLAnchorElement>, { name, failed }: { name: string; failed: string }) => {
    event.preventDefault();
    try {
      const answer = await createPageFetch({ isDownload: true })(event.currentTarget.href);
      // The person has to confirm who they are first, and comes back to this page.
      if (answer.redirected && new URL(answer.url).pathname === "/confirm")
        return location.assign(`/confirm?${new URLSearchParams({ to: location.pathname + location.search })}`);
      save(await answer.blob(), name);
    } catch {
      toast({ severity: "error", text: failed });
    }
  };
}

function save(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
