import { useCallback, useEffect, useRef, type RefObject } from "react";
import { entryOfForm } from "~/domain/lessons/lesson-form";

/** So long after the last key the preview follows, in milliseconds. */
const pause = 350;

/**
 * Sends what is typed to the preview, whenever it changes; nothing is saved by that. The step in which somebody types
 * is the one that is shown.
 */
export function usePreview(
  form: RefObject<HTMLFormElement>,
  step: number,
  onStep: (step: number) => void,
): RefObject<HTMLIFrameElement> {
  const frame = useRef<HTMLIFrameElement>(null);
  const send = useCallback(() => {
    if (!form.current || !frame.current?.contentWindow) return;
    const entry = entryOfForm(new FormData(form.current));
    frame.current.contentWindow.postMessage({ kind: "lesson-preview", entry, step }, location.origin);
  }, [form, step]);
  useEffect(() => {
    const written = form.current;
    if (!written) return;
    let timer = 0;
    const later = (event: Event) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-step]") : null;
      if (card) onStep(Number(card.dataset.step));
      clearTimeout(timer);
      timer = window.setTimeout(send, pause);
    };
    // The frame says that it is there, and is told.
    const answer = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === "lesson-preview: ready") send();
    };
    written.addEventListener("input", later);
    addEventListener("message", answer);
    send();
    return () => {
      clearTimeout(timer);
      written.removeEventListener("input", later);
      removeEventListener("message", answer);
    };
  }, [form, send, onStep]);
  return frame;
}

type PreviewFrameProps = { frame: RefObject<HTMLIFrameElement>; address: string; step: number };

export function PreviewFrame({ frame, address, step }: PreviewFrameProps) {
  const first = useRef(address);
  return (
    <section
      id="preview"
      aria-labelledby="preview-title"
      className="grid scroll-mt-20 content-start gap-2 self-start xl:sticky xl:top-20"
    >
      <h2 id="preview-title" className="text-lg">
        Preview of step {step}
      </h2>
      <iframe
        ref={frame}
        name="lesson-preview"
        title="Preview of the step"
        src={first.current}
        className="h-[min(44rem,calc(100dvh-9rem))] w-full rounded-lg border border-line bg-night"
      />
    </section>
  );
}
