import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "./button";
import type ModalDialog from "./modal-dialog";

const title = "Leave without saving?";
const meaning = "What you typed here since you saved last will be lost.";

/**
 * Asks before a page is left, or loaded again, on which something was typed that is not saved. Spread `form` on its
 * form, whose own buttons lead on unasked, and show `question` beside it. Give the form another key once it is saved.
 */
export function useUnsaved(isUnsaved: boolean): {
  form: { onInput: () => void; onSubmit: () => void };
  question: ReactNode;
} {
  const [isTyped, setTyped] = useState(isUnsaved);
  const submits = useRef(false);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isOwn = submits.current;
    submits.current = false;
    return isTyped && !isOwn && (from.pathname !== to.pathname || from.search !== to.search);
  });
  const Modal = useModal(isTyped);
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isTyped) event.preventDefault();
      },
      [isTyped],
    ),
  );
  const isAsked = blocker.state === "blocked";
  useEffect(() => {
    if (!isAsked || Modal) return;
    if (confirm(`${title} ${meaning}`)) blocker.proceed();
    else blocker.reset();
  }, [isAsked, Modal, blocker]);
  const question = isAsked && Modal && (
    <Modal
      title={title}
      onClose={() => blocker.reset()}
      closer={null}
      className="max-w-[30rem] rounded-lg border border-line bg-raised p-5 shadow-float"
    >
      <div className="grid gap-4">
        <p>{meaning}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="danger" onClick={() => blocker.proceed()}>
            Leave
          </Button>
          <Button variant="primary" autoFocus onClick={() => blocker.reset()}>
            Stay
          </Button>
        </div>
      </div>
    </Modal>
  );
  const form = { onInput: () => setTyped(true), onSubmit: () => void (submits.current = true) };
  return { form, question };
}

/** Fetched as soon as it may be needed. Without a connection it does not come, and the browser's own question does. */
function useModal(isNeeded: boolean) {
  const [Modal, setModal] = useState<typeof ModalDialog | null>(null);
  useEffect(() => {
    if (isNeeded)
      import("./modal-dialog").then(
        (loaded) => setModal(() => loaded.default),
        () => undefined,
      );
  }, [isNeeded]);
  return Modal;
}
