import { readdirSync, statSync, type Stats } from "node:fs";
import { join } from "node:path";

export type FolderFile = { path: string; bytes: number; modifiedMs: number };

const maxDepth = 8;
const maxFiles = 20_000;

/** Lists a folder's files with their relative paths. `shouldEnter` filters subfolders; a missing folder has no files. */
export function listFiles(root: string, shouldEnter: (path: string) => boolean = () => true): FolderFile[] {
  const files: FolderFile[] = [];
  const pending = [{ folder: "", depth: 0 }];
  for (let current = pending.pop(); current && files.length < maxFiles; current = pending.pop()) {
    for (const name of listNames(join(root, current.folder))) {
      const path = current.folder ? `${current.folder}/${name}` : name;
      const stats = statOf(join(root, path));
      if (stats?.isFile()) files.push({ path, bytes: stats.size, modifiedMs: stats.mtimeMs });
      else if (stats?.isDirectory() && current.depth < maxDepth && shouldEnter(path))
        pending.push({ folder: path, depth: current.depth + 1 });
    }
  }
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

// Folders and files may be deleted while they are listed: `listNames` and `statOf` then return nothing.
function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
