// The users list that a change of many users came from, as a query parameter: `?back=role=User&page=2`.
export const backParameter = "back";

/** URL of the users list to return to. Takes only the query from the parameter, so it can't lead to another site. */
export function returnAddress(search: URLSearchParams): string {
  const listQuery = new URLSearchParams(search.get(backParameter) ?? "");
  return listQuery.size > 0 ? `/admin/users?${listQuery}` : "/admin/users";
}

export function batchAddress(batchId: string, search: URLSearchParams): string {
  const back = search.get(backParameter);
  return `/admin/users/many/${batchId}${back ? `?${new URLSearchParams({ [backParameter]: back })}` : ""}`;
}
