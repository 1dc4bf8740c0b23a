import { useEffect } from "react";
import { Notice } from "./notice";
import { StaticToast, useToast } from "./toast";

/** A load failure as a notice and a toast, with and without JavaScript; pass a new `what` for each attempt. */
export function LoadError({ what }: { what: { notRead: string } }) {
  const toast = useToast();
  useEffect(() => toast({ severity: "error", text: what.notRead }), [toast, what]);
  return (
    <>
      <Notice tone="error">{what.notRead.replace(/\.$/, "")}. Please try again.</Notice>
      <noscript>
        <StaticToast severity="error" text={what.notRead} />
      </noscript>
    </>
  );
}
