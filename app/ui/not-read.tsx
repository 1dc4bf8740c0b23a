import { useEffect } from "react";
import { Notice } from "./notice";
import { StillToast, useToast } from "./toast";

/**
 * Stands where something could not be read, and says so as a toast too, with and without scripts; `what` is new with
 * each try.
 */
export function NotRead({ what }: { what: { notRead: string } }) {
  const toast = useToast();
  useEffect(() => toast({ severity: "error", text: what.notRead }), [toast, what]);
  return (
    <>
      <Notice tone="error">{what.notRead.replace(/\.$/, "")}. Please try again.</Notice>
      <noscript>
        <StillToast severity="error" text={what.notRead} />
      </noscript>
    </>
  );
}
