import {
  CheckCircleIcon,
  ExclamationCircleIcon,
  ExclamationTriangleIcon,
  InformationCircleIcon,
  XMarkIcon,
} from "@heroicons/react/20/solid";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
} from "react";
import { tryAgain, useHeldRequest } from "./held-requests";
import { useHydrated } from "./hydrated";
import { requestFailedText } from "./request-limit";

export type Severity = "info" | "success" | "warning" | "error";
export type ToastMessage = { text: string; severity?: Severity };

type Shown = ToastMessage & { id: number };

export const toastMilliseconds = 6_000;

const severities = {
  info: { Icon: InformationCircleIcon, look: "bg-accent text-accent-ink" },
  success: { Icon: CheckCircleIcon, look: "bg-good text-good-ink" },
  warning: { Icon: ExclamationTriangleIcon, look: "bg-amber text-amber-ink" },
  error: { Icon: ExclamationCircleIcon, look: "bg-bad text-bad-ink" },
};

const region =
  "pointer-events-none fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 grid " +
  "justify-items-center gap-2";

const ToastContext = createContext<(message: ToastMessage) => void>(() => {
  throw new Error("useToast needs a ToastProvider above it");
});

export const useToast = () => useContext(ToastContext);

/**
 * `messages` come from the server. Those of the first page are part of its HTML, so they show without JavaScript (and
 * stay); messages that come later, from other loaders or the same one again, join the ones on screen.
 */
export function ToastProvider({ messages, children }: { messages: readonly ToastMessage[]; children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>(() => messages.map((message, index) => ({ ...message, id: index })));
  const nextId = useRef(messages.length);
  const taken = useRef(new WeakSet<ToastMessage>(messages));

  const isHeld = useHeldRequest();

  const add = useCallback((message: ToastMessage) => {
    const toast = { ...message, id: nextId.current++ };
    setShown((before) => [...before, toast]);
  }, []);
  const dismiss = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), []);

  useEffect(() => {
    for (const message of messages) {
      if (taken.current.has(message)) continue;
      taken.current.add(message);
      add(message);
    }
  }, [messages, add]);

  return (
    <ToastContext.Provider value={add}>
      {children}
      {(shown.length > 0 || isHeld) && (
        <section aria-label="Notifications" className={region}>
          {isHeld && <HeldToast />}
          {shown.map((toast) => (
            <Toast key={toast.id} toast={toast} onDismiss={dismiss} />
          ))}
        </section>
      )}
    </ToastContext.Provider>
  );
}

/** Stays until the request is tried again, or given up for another. */
function HeldToast() {
  return (
    <Look message={{ severity: "error", text: requestFailedText }}>
      <button
        type="button"
        onClick={tryAgain}
        className={
          "-my-1.5 min-h-8 shrink-0 self-center rounded-sm border border-current px-3 outline-current " +
          "hover:bg-white/15 touch:min-h-11"
        }
      >
        Try again
      </button>
    </Look>
  );
}

/** The toast of a page without scripts, where only a part of the page knows of it: it stays. */
export const StillToast = (message: ToastMessage) => (
  <div className={region}>
    <Look message={message} />
  </div>
);

function Toast({ toast, onDismiss }: { toast: Shown; onDismiss: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  const hydrated = useHydrated();

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(toast.id), toastMilliseconds);
    return () => clearTimeout(timer);
  }, [held, onDismiss, toast.id]);

  return (
    <Look
      message={toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {hydrated && (
        <button
          type="button"
          onClick={() => onDismiss(toast.id)}
          className={
            "-my-1.5 -mr-2.5 grid size-8 shrink-0 place-items-center rounded-sm opacity-85 outline-current " +
            "hover:opacity-100 touch:-my-3 touch:-mr-4 touch:size-11"
          }
        >
          <XMarkIcon className="size-5" aria-hidden />
          <span className="sr-only">Dismiss</span>
        </button>
      )}
    </Look>
  );
}

function Look({ message, children, ...events }: { message: ToastMessage } & HTMLAttributes<HTMLDivElement>) {
  const { text, severity = "info" } = message;
  const { Icon, look } = severities[severity];
  return (
    <div
      role={severity === "warning" || severity === "error" ? "alert" : "status"}
      data-severity={severity}
      className={
        "pointer-events-auto flex max-w-[min(36rem,100%)] max-sm:w-full animate-rise items-start gap-2.5 " +
        `rounded-md py-3 pr-4 pl-3.5 font-medium shadow-float ${look}`
      }
      {...events}
    >
      <Icon className="size-5 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1 wrap-anywhere">{text}</p>
      {children}
    </div>
  );
}
