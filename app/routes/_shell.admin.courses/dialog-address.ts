/** The list's address without its dialog: `?…`, or nothing when no parameter is left. */
export function addressWithout(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of ["dialog", "id", "organization"]) kept.delete(name);
  return kept.size > 0 ? `?${kept}` : "";
}

/** The address that opens a dialog over the list as it is. */
export function addressOfDialog(params: URLSearchParams, dialog: string, id?: string): string {
  const opened = new URLSearchParams(addressWithout(params));
  opened.set("dialog", dialog);
  if (id) opened.set("id", id);
  return `?${opened}`;
}
