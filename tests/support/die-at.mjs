// With `--import`: the process kills itself before the nth time (DIE_AT, from 0) that it renames or deletes something,
// as a power failure would.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

let left = Number(process.env.DIE_AT);
for (const name of ["renameSync", "rmSync"]) {
  const original = fs[name];
  fs[name] = (...args) => {
    if (left-- === 0) process.kill(process.pid, "SIGKILL");
    return original(...args);
  };
}
syncBuiltinESMExports();
