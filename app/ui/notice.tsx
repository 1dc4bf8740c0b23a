import {
  CheckCircleIcon,
  ExclamationCircleIcon,
  ExclamationTriangleIcon,
  InformationCircleIcon,
} from "@heroicons/react/20/solid";
import type { ReactNode } from "react";

export type NoticeTone = "info" | "success" | "warning" | "error";

const tones = {
  info: { Icon: InformationCircleIcon, look: "bg-accent-soft text-accent" },
  success: { Icon: CheckCircleIcon, look: "bg-good-soft text-good" },
  warning: { Icon: ExclamationTriangleIcon, look: "bg-amber-soft text-amber" },
  error: { Icon: ExclamationCircleIcon, look: "bg-bad-soft text-bad" },
};

/** A message within the page; for temporary messages use toasts. */
export function Notice({ tone, children }: { tone: NoticeTone; children: ReactNode }) {
  const { Icon, look } = tones[tone];
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={`flex gap-2.5 rounded-md px-3 py-2.5 font-medium ${look}`}
    >
      <Icon className="size-5 shrink-0" aria-hidden />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}
