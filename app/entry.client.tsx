import { RemixBrowser } from "@remix-run/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { limitRequests } from "~/ui/request-limit";

limitRequests();

// In one go, not as a transition: a key pressed while React is half way through the document makes it fail (React 18, errors 345 and 421).
hydrateRoot(
  document,
  <StrictMode>
    <RemixBrowser />
  </StrictMode>,
);
