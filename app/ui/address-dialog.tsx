// Link and useNavigate: the URL says which dialog is open, so that dialogs work without JavaScript.
import { XMarkIcon } from "@heroicons/react/20/solid";
import { Link, useNavigate } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef, type ReactNode } from "react";
import { texts } from "~/texts";
import { useHydrated } from "./hydrated";

const ModalDialog = lazy(() => import("./modal-dialog"));

type AddressDialogProps = {
  title: ReactNode;
  /** The page's URL without the dialog: for Esc, the close button and a press outside. */
  closeTo: string;
  children: ReactNode;
  size?: "regular" | "wide";
};

const maxWidths = { regular: "max-w-[30rem]", wide: "max-w-[46rem]" };

/**
 * A modal dialog opened by its URL. In a server-rendered page it is a section at the top, and stays one after
 * hydration, so that typed text isn't lost.
 */
export function AddressDialog({ title, closeTo, children, size = "regular" }: AddressDialogProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const isServerRendered = useRef(!hydrated).current;
  useRestoreFocus();
  const close = () => navigate(closeTo, { preventScrollReset: true, replace: true });
  const panelClasses = `rounded-lg border border-line bg-raised p-5 shadow-float ${maxWidths[size]}`;

  if (isServerRendered)
    return (
      <section role="dialog" aria-labelledby="dialog-title" className={`mb-5 ${panelClasses}`}>
        <div className="flex items-start justify-between gap-4">
          <h2 id="dialog-title" className="min-w-0 text-lg font-bold wrap-anywhere">
            <bdi>{title}</bdi>
          </h2>
          <CloseLink to={closeTo} />
        </div>
        <div className="mt-3">{children}</div>
      </section>
    );
  return (
    <Suspense fallback={null}>
      <ModalDialog title={title} onClose={close} closeButton={<CloseLink to={closeTo} />} className={panelClasses}>
        {children}
      </ModalDialog>
    </Suspense>
  );
}

/**
 * The dialog's module restores the focus itself, except when it was loaded by this very dialog: then it doesn't know
 * the opener.
 */
function useRestoreFocus() {
  useEffect(() => {
    const opener = document.activeElement;
    return () =>
      void requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected)
          opener.focus({ preventScroll: true });
      });
  }, []);
}

function CloseLink({ to }: { to: string }) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      className={
        "-mt-1 -me-2 grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover " +
        "hover:text-ink touch:-mt-2.5 touch:-me-3 touch:size-11"
      }
    >
      <XMarkIcon className="size-5" aria-hidden />
      <span className="sr-only">{texts.areas.close}</span>
    </Link>
  );
}
