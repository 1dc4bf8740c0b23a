import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { lazy, Suspense, useCallback, useState, type ReactNode } from "react";
import { Button } from "./button";

const ModalDialog = lazy(() => import("./modal-dialog"));

/**
 * Asks before a page is left on which something was typed that is not saved. Spread `form` on its form, whose own
 * answers lead on unasked, and show `question` beside it. Give the form another key once it is saved.
 */
export function useUnsaved(isUnsaved: boolean): { form: { onInput: () => void }; question: ReactNode } {
  const [isTyped, setTyped] = useState(isUnsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isTyped && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isTyped) event.preventDefault();
      },
      [isTyped],
    ),
  );
  const question = blocker.state === "blocked" && (
    <Suspense fallback={null}>
      <ModalDialog
        title="Leave without saving?"
        onClose={() => blocker.reset()}
        closer={null}
        className="max-w-[30rem] rounded-lg border border-line bg-raised p-5 shadow-float"
      >
        <div className="grid gap-4">
          <p>What you typed here since you saved last will be lost.</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="danger" onClick={() => blocker.proceed()}>
              Leave
            </Button>
            <Button variant="primary" autoFocus onClick={() => blocker.reset()}>
              Stay
            </Button>
          </div>
        </div>
      </ModalDialog>
    </Suspense>
  );
  return { form: { onInput: () => setTyped(true) }, question };
}
