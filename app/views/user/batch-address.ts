// The users list that a change of many users came from, as a query parameter: `?back=role=User&page=2`.
export const backParameter = "back";

/** Always a query of the users list, so it can't redirect elsewhere. */
export function returnAddress(search: URLSearchParams): string {
  const listQuery = new URLSearchParams(search.get(backParameter) ?? "");
  return listQuery.size > 0 ? `/admin/users?${listQuery}` : "/admin/users";
}

export function batchAddress(batchId: string, search: URLSearchParams): string {
  const back = search.get(backParameter);
  return `/admin/users/many/${batchId}${back ? `?${new URLSearchParams({ [backParameter]: back })}` : ""}`;
}
