import { useActionData, useOutletContext } from "@remix-run/react";
import type { loginAction } from "./log-in.server";

type LoginAnswer = ReturnType<typeof useActionData<typeof loginAction>>;

/** The action data of a post to `/` or `/?index`. Posts to `/` go to the root, which passes them through its outlet. */
export function useLoginAnswer(): LoginAnswer {
  const ownAnswer = useActionData<typeof loginAction>();
  const rootAnswer = useOutletContext<LoginAnswer>();
  return ownAnswer ?? rootAnswer;
}
