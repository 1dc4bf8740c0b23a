import { ErrorNote, AutoRetry, unavailable, unavailableRetry } from "~/ui/error-page";

/** Shown during an outage; the page retries by itself, with and without JavaScript. */
export function Outage({ children }: { children: string }) {
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(unavailableRetry)} />
      </noscript>
      <ErrorNote {...unavailable()} action={<AutoRetry />}>
        {children}
      </ErrorNote>
    </>
  );
}
