// The URL's query says which dialog is open and about what, beside the list's own parameters, so dialogs work without
// JavaScript.
const dialogParameters = ["dialog", "id", "organization", "curriculum", "back", "question", "moment"];

/** URL that opens a dialog over the current list. */
export function dialogAddress(search: URLSearchParams, dialog: string, id?: string): string {
  const params = removeDialog(search);
  params.set("dialog", dialog);
  if (id) params.set("id", id);
  return `?${params}`;
}

/** URL of the current list without a dialog. */
export function listAddress(search: URLSearchParams): string {
  const remaining = removeDialog(search);
  return remaining.size > 0 ? `?${remaining}` : ".";
}

/** `listAddress` from a request and with the path, for redirects after a form. */
export function listAddressOfRequest(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  const remaining = removeDialog(searchParams);
  return remaining.size > 0 ? `${pathname}?${remaining}` : pathname;
}

function removeDialog(search: URLSearchParams): URLSearchParams {
  const remaining = new URLSearchParams(search);
  for (const name of dialogParameters) remaining.delete(name);
  return remaining;
}
