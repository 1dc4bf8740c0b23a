import { ErrorNote, AutoRetry, unavailable, unavailableRetry } from "~/ui/error-page";

/** What is said while the service is away: the page tries again by itself, with scripts or without. */
export function Outage({ children }: { children: string }) {
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(unavailableRetry)} />
      </noscript>
      <ErrorNote {...unavailable} action={<AutoRetry />}>
        {children}
      </ErrorNote>
    </>
  );
}
