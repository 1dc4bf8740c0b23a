/** Describes a file system error for the operator; null for any other error. */
export function describeFileError(error: unknown): string | null {
  // Any error may come in; only system errors have `syscall`.
  const { syscall, code = "", path, message } = error as NodeJS.ErrnoException;
  if (typeof syscall !== "string") return null;
  // Socket errors have an address instead of a path.
  const pathOrAddress = path ?? (error as { address?: string }).address;
  const reason = reasons[code];
  return reason && pathOrAddress ? `${pathOrAddress} cannot be used: ${reason}.` : message;
}

const reasons: Record<string, string> = {
  EACCES: "this account has no write permission",
  EPERM: "this account has no write permission",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota of this account is used up",
  EEXIST: "a file with this name is in the place of a folder",
  ENOTDIR: "a part of it is a file, not a folder",
  ENOENT: "it doesn't exist and cannot be created",
};
