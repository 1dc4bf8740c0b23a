import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { texts } from "~/texts";
import { Button } from "./button";
import type ModalDialog from "./modal-dialog";

/**
 * Warns before leaving or reloading a page with unsaved input. Spread `form` on the form, whose own submit doesn't
 * warn, and render `dialog`. Change the form's key after saving.
 */
export function useUnsavedWarning(isUnsaved: boolean): {
  form: { onInput: () => void; onSubmit: () => void };
  dialog: ReactNode;
} {
  const [hasUnsavedInput, setHasUnsavedInput] = useState(isUnsaved);
  const isSubmitting = useRef(false);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const wasSubmit = isSubmitting.current;
    isSubmitting.current = false;
    return hasUnsavedInput && !wasSubmit && (from.pathname !== to.pathname || from.search !== to.search);
  });
  const Modal = useModal(hasUnsavedInput);
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (hasUnsavedInput) event.preventDefault();
      },
      [hasUnsavedInput],
    ),
  );
  const isBlocked = blocker.state === "blocked";
  useEffect(() => {
    if (!isBlocked || Modal) return;
    if (confirm(texts.areas.confirmLeaving)) blocker.proceed();
    else blocker.reset();
  }, [isBlocked, Modal, blocker]);
  const dialog = isBlocked && Modal && (
    <Modal
      title={texts.areas.leaveTitle}
      onClose={() => blocker.reset()}
      closeButton={null}
      className="max-w-[30rem] rounded-lg border border-line bg-raised p-5 shadow-float"
    >
      <div className="grid gap-4">
        <p>{texts.areas.leaveWarning}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="danger" onClick={() => blocker.proceed()}>
            {texts.areas.leave}
          </Button>
          <Button variant="primary" autoFocus onClick={() => blocker.reset()}>
            {texts.areas.stay}
          </Button>
        </div>
      </div>
    </Modal>
  );
  const form = { onInput: () => setHasUnsavedInput(true), onSubmit: () => void (isSubmitting.current = true) };
  return { form, dialog };
}

/** Loads the dialog once there is input; null until then, and if it fails to load: confirm() is used instead. */
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
