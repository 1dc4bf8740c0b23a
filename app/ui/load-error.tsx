import { useEffect } from "react";
import { texts } from "~/texts";
import { Notice } from "./notice";
import { StaticToast, useToast } from "./toast";

/** A load failure as a notice and a toast, with and without JavaScript; pass a new `failure` for each attempt. */
export function LoadError({ failure }: { failure: { notRead: string } }) {
  const toast = useToast();
  useEffect(() => toast({ severity: "error", text: failure.notRead }), [toast, failure]);
  return (
    <>
      <Notice tone="error">{texts.areas.notRead({ failure: failure.notRead.replace(/\.$/, "") })}</Notice>
      <noscript>
        <StaticToast severity="error" text={failure.notRead} />
      </noscript>
    </>
  );
}
