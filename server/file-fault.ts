/** What is wrong with a file or folder, in a sentence for the operator; null for any other error. */
export function sayFileFault(error: unknown): string | null {
  // Any error may be looked at: only those of the system have a `syscall`.
  const { syscall, code = "", path, message } = error as NodeJS.ErrnoException;
  if (typeof syscall !== "string") return null;
  // Sockets have an address where files have a path.
  const place = path ?? (error as { address?: string }).address;
  const reason = reasons[code];
  return reason && place ? `${place} cannot be used: ${reason}.` : message;
}

const reasons: Record<string, string> = {
  EACCES: "this account may not write there",
  EPERM: "this account may not write there",
  EROFS: "it is on a disk that takes no changes",
  ENOSPC: "the disk is full",
  EDQUOT: "this account may store no more there",
  EEXIST: "there is a file of this name where a folder should be",
  ENOTDIR: "a part of it is a file, not a folder",
  ENOENT: "it is not there and cannot be made",
};
