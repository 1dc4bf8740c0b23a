// The lint rule for language features that this project doesn't use.
import { expect, test } from "vitest";
import { countComplaints } from "../support/lint";

const readsEnvironment = "export const port = process.env.PORT;";
const form = (attributes: string) => `export const form = () => <form method="post"${attributes} />;`;

test("one file reads the environment, and forms don't use the browser's validation", () => {
  const complaints = countComplaints("restricted-syntax", {
    "app/domain/x.ts": readsEnvironment,
    "app/http/environment.server.ts": readsEnvironment,
    "app/ui/bare.tsx": form(""),
    "app/ui/remix.tsx": form("").replace("<form", "<Form"),
    "app/ui/said.tsx": form(" noValidate"),
  });
  expect(complaints).toEqual({
    "app/domain/x.ts": 1,
    "app/http/environment.server.ts": 0,
    "app/ui/bare.tsx": 1,
    "app/ui/remix.tsx": 1,
    "app/ui/said.tsx": 0,
  });
});
