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
import { texts } from "~/texts";
import { retryHeldRequests, useHasHeldRequest } from "./held-requests";
import { useHydrated } from "./hydrated";

export type Severity = "info" | "success" | "warning" | "error";
export type ToastMessage = { text: string; severity?: Severity };

type VisibleToast = ToastMessage & { id: number };

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
 * `messages` come from loaders. Those of the first page are in its HTML, so they show without JavaScript and stay;
 * later ones are added.
 */
export function ToastProvider({ messages, children }: { messages: readonly ToastMessage[]; children: ReactNode }) {
  const [toasts, setToasts] = useState<VisibleToast[]>(() =>
    messages.map((message, index) => ({ ...message, id: index })),
  );
  const nextId = useRef(messages.length);
  const seenMessages = useRef(new WeakSet<ToastMessage>(messages));

  const hasFailedRequest = useHasHeldRequest();

  const add = useCallback((message: ToastMessage) => {
    const toast = { ...message, id: nextId.current++ };
    setToasts((before) => [...before, toast]);
  }, []);
  const dismiss = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), []);

  useEffect(() => {
    for (const message of messages) {
      if (seenMessages.current.has(message)) continue;
      seenMessages.current.add(message);
      add(message);
    }
  }, [messages, add]);

  return (
    <ToastContext.Provider value={add}>
      {children}
      {(toasts.length > 0 || hasFailedRequest) && (
        <section aria-label={texts.ui.notifications} className={region}>
          {hasFailedRequest && <FailedRequestToast />}
          {toasts.map((toast) => (
            <Toast key={toast.id} toast={toast} onDismiss={dismiss} />
          ))}
        </section>
      )}
    </ToastContext.Provider>
  );
}

/** Stays until the request is retried or abandoned. */
function FailedRequestToast() {
  return (
    <ToastBox message={{ severity: "error", text: texts.ui.requestFailed }}>
      <button
        type="button"
        onClick={retryHeldRequests}
        className={
          "-my-1.5 min-h-8 shrink-0 self-center rounded-sm border border-current px-3 outline-current " +
          "hover:bg-white/15 touch:min-h-11"
        }
      >
        {texts.ui.tryAgain}
      </button>
    </ToastBox>
  );
}

/** A toast for pages without JavaScript, rendered by part of a page; it stays. */
export const StaticToast = (message: ToastMessage) => (
  <div className={region}>
    <ToastBox message={message} />
  </div>
);

function Toast({ toast, onDismiss }: { toast: VisibleToast; onDismiss: (id: number) => void }) {
  const [isPaused, setPaused] = useState(false);
  const hydrated = useHydrated();

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => onDismiss(toast.id), toastMilliseconds);
    return () => clearTimeout(timer);
  }, [isPaused, onDismiss, toast.id]);

  return (
    <ToastBox
      message={toast}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {hydrated && (
        <button
          type="button"
          onClick={() => onDismiss(toast.id)}
          className={
            "-my-1.5 -me-2.5 grid size-8 shrink-0 place-items-center rounded-sm opacity-85 outline-current " +
            "hover:opacity-100 touch:-my-3 touch:-me-4 touch:size-11"
          }
        >
          <XMarkIcon className="size-5" aria-hidden />
          <span className="sr-only">{texts.ui.dismiss}</span>
        </button>
      )}
    </ToastBox>
  );
}

function ToastBox({ message, children, ...events }: { message: ToastMessage } & HTMLAttributes<HTMLDivElement>) {
  const { text, severity = "info" } = message;
  const { Icon, look } = severities[severity];
  return (
    <div
      role={severity === "warning" || severity === "error" ? "alert" : "status"}
      data-severity={severity}
      className={
        "pointer-events-auto flex max-w-[min(36rem,100%)] max-sm:w-full animate-rise items-start gap-2.5 " +
        `rounded-md py-3 ps-3.5 pe-4 font-medium shadow-float ${look}`
      }
      {...events}
    >
      <Icon className="size-5 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1 wrap-anywhere">{text}</p>
      {children}
    </div>
  );
}
