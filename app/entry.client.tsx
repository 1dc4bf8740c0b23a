import { RemixBrowser } from "@remix-run/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { startTokenRefresh } from "~/ui/page-client";
import { limitRequests } from "~/ui/request-limit";
import { preloadLinkedPages } from "~/ui/route-modules";
import { startLogoutRetry } from "~/ui/sign-out";

limitRequests();
startLogoutRetry();
startTokenRefresh();
preloadLinkedPages();
await decodeData();

// Synchronous, not a transition: an event during concurrent hydration of the document fails (React 18, error 421).
hydrateRoot(
  document,
  <StrictMode>
    <RemixBrowser />
  </StrictMode>,
);

/**
 * Remix suspends the whole document while it decodes the page's data; an event during that makes React 18 fail (error
 * 345, remix-run/remix#10214).
 */
async function decodeData() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
