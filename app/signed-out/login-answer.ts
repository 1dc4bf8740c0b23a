import { useActionData, useOutletContext } from "@remix-run/react";
import type { loginAction } from "./log-in.server";

type LoginAnswer = ReturnType<typeof useActionData<typeof loginAction>>;

/** What a post to `/` or to `/?index` was answered: the first is the root's, which hands it on by its outlet. */
export function useLoginAnswer(): LoginAnswer {
  const own = useActionData<typeof loginAction>();
  const ofRoot = useOutletContext<LoginAnswer>();
  return own ?? ofRoot;
}
