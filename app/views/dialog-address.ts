// Which dialog is open, and about what, stands in the address beside what the list shows: it opens and closes without
// scripts.
const dialogParameters = ["dialog", "id", "organization", "curriculum"];

/** The address that opens a dialog over the list as it is. */
export function dialogAddress(search: URLSearchParams, dialog: string, id?: string): string {
  const opened = removeDialog(search);
  opened.set("dialog", dialog);
  if (id) opened.set("id", id);
  return `?${opened}`;
}

/** The list as it is, with no dialog over it. */
export function listAddress(search: URLSearchParams): string {
  const kept = removeDialog(search);
  return kept.size > 0 ? `?${kept}` : ".";
}

/** The same for the answer to a form of the list or of its dialog. */
export function listOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  const kept = removeDialog(searchParams);
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

function removeDialog(search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(search);
  for (const name of dialogParameters) kept.delete(name);
  return kept;
}
