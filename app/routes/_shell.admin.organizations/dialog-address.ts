/** The confirmation of a deletion stands in the address beside what the list shows. */
export function deleteAddress(search: URLSearchParams, organizationId: string): string {
  const next = new URLSearchParams(search);
  next.set("dialog", "delete");
  next.set("id", organizationId);
  return `?${next}`;
}

export function withoutDialog(search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.delete("dialog");
  next.delete("id");
  return next.size > 0 ? `?${next}` : "/admin/organizations";
}
