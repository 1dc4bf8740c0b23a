// The list that a change of many users came from, kept in its address: `?back=role=User&page=2`.
export const backParameter = "back";

/** The list as it was; what stands in the address is only ever a query of that list. */
export function listBehind(search: URLSearchParams): string {
  const kept = new URLSearchParams(search.get(backParameter) ?? "");
  return kept.size > 0 ? `/admin/users?${kept}` : "/admin/users";
}

export function batchAddress(batchId: string, search: URLSearchParams): string {
  const back = search.get(backParameter);
  return `/admin/users/many/${batchId}${back ? `?${new URLSearchParams({ [backParameter]: back })}` : ""}`;
}
