import { readdirSync, statSync, type Stats } from "node:fs";
import { join } from "node:path";

export type FolderFile = { path: string; bytes: number; changed: number };

const maxDepth = 8;
const maxFiles = 20_000;

/** The files below a folder by relative path, with `/`; `enters` filters subfolders. A missing folder has no files. */
export function listFiles(folder: string, enters: (path: string) => boolean = () => true): FolderFile[] {
  const files: FolderFile[] = [];
  const open = [{ below: "", depth: 0 }];
  for (let next = open.pop(); next && files.length < maxFiles; next = open.pop()) {
    for (const name of listNames(join(folder, next.below))) {
      const path = next.below ? `${next.below}/${name}` : name;
      const stats = statOf(join(folder, path));
      if (stats?.isFile()) files.push({ path, bytes: stats.size, changed: stats.mtimeMs });
      else if (stats?.isDirectory() && next.depth < maxDepth && enters(path))
        open.push({ below: path, depth: next.depth + 1 });
    }
  }
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

// Folders and files may disappear meanwhile.
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
