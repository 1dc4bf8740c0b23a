// Link and useNavigate: which dialog is open stands in the address, so that it opens and closes without scripts.
import { XMarkIcon } from "@heroicons/react/20/solid";
import { Link, useNavigate } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef, type ReactNode } from "react";
import { useHydrated } from "./hydrated";

const ModalDialog = lazy(() => import("./modal-dialog"));

type AddressDialogProps = {
  title: ReactNode;
  /** The address without the dialog: where Esc, the cross and a press outside lead. */
  closeTo: string;
  children: ReactNode;
  size?: "regular" | "wide";
};

const widths = { regular: "max-w-[30rem]", wide: "max-w-[46rem]" };

/**
 * A modal dialog that is open because the address says so. One that came with the page stands at its top, and stays
 * there with what one has typed when the scripts arrive.
 */
export function AddressDialog({ title, closeTo, children, size = "regular" }: AddressDialogProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const cameWithPage = useRef(!hydrated).current;
  useFocusGoesBack();
  const close = () => navigate(closeTo, { preventScrollReset: true, replace: true });
  const look = `rounded-lg border border-line bg-raised p-5 shadow-float ${widths[size]}`;

  if (cameWithPage)
    return (
      <section role="dialog" aria-labelledby="dialog-title" className={`mb-5 ${look}`}>
        <div className="flex items-start justify-between gap-4">
          <h2 id="dialog-title" className="min-w-0 text-lg font-bold wrap-anywhere">
            {title}
          </h2>
          <Closer to={closeTo} />
        </div>
        <div className="mt-3">{children}</div>
      </section>
    );
  return (
    <Suspense fallback={null}>
      <ModalDialog title={title} onClose={close} closer={<Closer to={closeTo} />} className={look}>
        {children}
      </ModalDialog>
    </Suspense>
  );
}

/**
 * The dialog's own script gives the focus back to what had it, unless it came only with this first dialog: then it does
 * not know.
 */
function useFocusGoesBack() {
  useEffect(() => {
    const opener = document.activeElement;
    return () =>
      void requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected)
          opener.focus({ preventScroll: true });
      });
  }, []);
}

function Closer({ to }: { to: string }) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      className={
        "-mt-1 -mr-2 grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover " +
        "hover:text-ink touch:-mt-2.5 touch:-mr-3 touch:size-11"
      }
    >
      <XMarkIcon className="size-5" aria-hidden />
      <span className="sr-only">Close</span>
    </Link>
  );
}
