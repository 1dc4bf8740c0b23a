// Link and useNavigate: which dialog is open stands in the address, so that it opens and closes without scripts.
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import { XMarkIcon } from "@heroicons/react/20/solid";
import { Link, useNavigate } from "@remix-run/react";
import type { ReactNode } from "react";
import { useHydrated } from "./hydrated";

type AddressDialogProps = {
  title: ReactNode;
  /** The address without the dialog: where Esc, the cross and a press outside lead. */
  closeTo: string;
  children: ReactNode;
  size?: "regular" | "wide";
};

const widths = { regular: "max-w-[30rem]", wide: "max-w-[46rem]" };

/** A modal dialog that is open because the address says so; before scripts run, or without them, it stands at the top of the page. */
export function AddressDialog({ title, closeTo, children, size = "regular" }: AddressDialogProps) {
  const navigate = useNavigate();
  const close = () => navigate(closeTo, { preventScrollReset: true, replace: true });

  if (!useHydrated()) {
    return (
      <section aria-labelledby="dialog-title" className={`mb-5 rounded-lg border border-line bg-raised p-5 shadow-float ${widths[size]}`}>
        <h2 id="dialog-title" className="text-lg font-bold wrap-anywhere">
          {title}
        </h2>
        <div className="mt-3">{children}</div>
      </section>
    );
  }
  return (
    <Dialog open onClose={close} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-night/60" />
      <div className="fixed inset-0 grid place-items-center overflow-y-auto p-4">
        <DialogPanel className={`w-full animate-rise rounded-lg border border-line bg-raised p-5 shadow-float ${widths[size]}`}>
          <div className="flex items-start justify-between gap-4">
            <DialogTitle className="min-w-0 text-lg font-bold wrap-anywhere">{title}</DialogTitle>
            <Link to={closeTo} replace preventScrollReset className="-mt-1 -mr-2 grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover hover:text-ink touch:-mt-2.5 touch:-mr-3 touch:size-11">
              <XMarkIcon className="size-5" aria-hidden />
              <span className="sr-only">Close</span>
            </Link>
          </div>
          <div className="mt-3">{children}</div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
