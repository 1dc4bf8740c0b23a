import { RemixBrowser } from "@remix-run/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepTokenFresh } from "~/ui/page-client";
import { limitRequests } from "~/ui/request-limit";
import { keepRouteModules } from "~/ui/route-modules";
import { keepTellingServer } from "~/ui/sign-out";

limitRequests();
keepTellingServer();
keepTokenFresh();
keepRouteModules();
await decodeData();

// In one go, not as a transition: a key pressed while React is half way through the document makes it fail (React 18,
// error 421).
hydrateRoot(
  document,
  <StrictMode>
    <RemixBrowser />
  </StrictMode>,
);

/**
 * Remix suspends the whole document while it decodes the page's data, and a key or a click in that moment makes React
 * 18 fail (error 345, remix-run/remix#10214).
 */
async function decodeData() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
