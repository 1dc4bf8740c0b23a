/** Which dialog is open, and about whom, stands in the address beside what the list shows. */
export const userDialogs = ["role", "organization", "reset", "delete"] as const;
export type UserDialogKind = (typeof userDialogs)[number];

export function dialogAddress(search: URLSearchParams, dialog: UserDialogKind, userId: string): string {
  const next = new URLSearchParams(search);
  next.set("dialog", dialog);
  next.set("id", userId);
  return `?${next}`;
}

export function withoutDialog(search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.delete("dialog");
  next.delete("id");
  return next.size > 0 ? `?${next}` : "/admin/users";
}
