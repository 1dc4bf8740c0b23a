import { basename, join, relative } from "node:path";
import { demoPassword } from "~/domain/demo/people";
import type { Environment } from "~/http/environment.server";

/** What `npm run dev` prints: where each part is, with address and folder. It contains no secret. */
export function writeDevGuide(env: Environment, address: string): string {
  const relativePath = (path: string) => relative(".", path) || basename(path);
  const rows = [
    ["pages", address, "app/routes"],
    ["rules", "", "app/domain"],
    ["REST API", `${address}/api/docs`, "functions/api"],
    ["game", `${address}/play`, "simulator (built at the start of npm run dev)"],
    ["database", "", env.databaseUrl ? new URL(env.databaseUrl).host : relativePath(join(env.dataDir, "pgdata"))],
    ["mails", "", env.smtpUrl ? new URL(env.smtpUrl).host : relativePath(join(env.dataDir, "outbox"))],
    ["tests", "npm run test:quick", "tests (CONTRIBUTING.md)"],
    ["map", "", "docs/architecture.md"],
  ];
  const width = Math.max(...rows.map(([, where = ""]) => where.length));
  const lines = rows.map(([what = "", where = "", folder]) => `  ${what.padEnd(9)} ${where.padEnd(width)}  ${folder}`);
  if (env.demo) lines.push(`  sign in   sysadmin, orgadmin, instructor or player, with ${demoPassword}`);
  return `\n${lines.join("\n")}\n`;
}
