import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import type { ReactNode } from "react";

type ModalDialogProps = {
  title: ReactNode;
  onClose: () => void;
  /** At the end of the title's line. */ closeButton: ReactNode;
  children: ReactNode;
  className: string;
};

/** Loaded on demand, because few visitors open a dialog. */
export default function ModalDialog({ title, onClose, closeButton, children, className }: ModalDialogProps) {
  return (
    <Dialog open onClose={onClose} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-night/60" />
      <div className="fixed inset-0 grid place-items-center overflow-y-auto p-4">
        <DialogPanel className={`w-full animate-rise ${className}`}>
          <div className="flex items-start justify-between gap-4">
            <DialogTitle className="min-w-0 text-lg font-bold wrap-anywhere">
              <bdi>{title}</bdi>
            </DialogTitle>
            {closeButton}
          </div>
          <div className="mt-3">{children}</div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
