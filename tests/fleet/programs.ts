// Installs the programs around the instances: Debian's packages.
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newestBinaries } from "../support/postgres-cluster";

export const haproxy = "/usr/sbin/haproxy";
export const pgbouncer = "/usr/sbin/pgbouncer";

const packages = [
  { name: "haproxy", isThere: () => existsSync(haproxy) },
  { name: "pgbouncer", isThere: () => existsSync(pgbouncer) },
  { name: "postgresql", isThere: () => newestBinaries() !== null },
  { name: "util-linux", isThere: () => existsSync("/usr/bin/setpriv") },
];

/** Installs missing programs if possible; returns those still missing. */
export function ensurePrograms(): string[] {
  const missing = () => packages.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync("/etc/debian_version"))
    withoutServices(() => install(missing()));
  return missing();
}

function install(names: string[]) {
  console.log(`Installing ${names.join(", ")} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...names],
  ])
    spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env });
}

/** Debian starts a service at installation unless this file forbids it. */
function withoutServices(work: () => void) {
  const policy = "/usr/sbin/policy-rc.d";
  if (existsSync(policy)) return work();
  writeFileSync(policy, "#!/bin/sh\nexit 101\n");
  chmodSync(policy, 0o755);
  try {
    work();
  } finally {
    rmSync(policy);
  }
}

export const postgresProgram = () => join(newestBinaries()!, "postgres");

/** A program's version, as it prints it. */
export const versionOf = (program: string, flag: string) =>
  /\d+(\.\d+)+/.exec(spawnSync(program, [flag], { encoding: "utf8" }).stdout)?.[0] ?? "?";
