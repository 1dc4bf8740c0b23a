import { useCallback, useEffect, useRef, type RefObject } from "react";
import { entryOfForm } from "~/domain/lessons/lesson-form";
import { texts } from "~/texts";

/** Delay between the last input and the preview's update, in milliseconds. */
const previewDelayMs = 350;

/** Sends the form's values to the preview after each change, without saving. Shows the step that is being edited. */
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
    const element = form.current;
    if (!element) return;
    let timer = 0;
    const scheduleSend = (event: Event) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-step]") : null;
      if (card) onStep(Number(card.dataset.step));
      clearTimeout(timer);
      timer = window.setTimeout(send, previewDelayMs);
    };
    // The frame announces that it is ready.
    const sendWhenReady = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === "lesson-preview: ready") send();
    };
    element.addEventListener("input", scheduleSend);
    addEventListener("message", sendWhenReady);
    send();
    return () => {
      clearTimeout(timer);
      element.removeEventListener("input", scheduleSend);
      removeEventListener("message", sendWhenReady);
    };
  }, [form, send, onStep]);
  return frame;
}

type PreviewFrameProps = { frame: RefObject<HTMLIFrameElement>; address: string; step: number };

export function PreviewFrame({ frame, address, step }: PreviewFrameProps) {
  const initialAddress = useRef(address);
  return (
    <section
      id="preview"
      aria-labelledby="preview-title"
      className="grid scroll-mt-20 content-start gap-2 self-start xl:sticky xl:top-20"
    >
      <h2 id="preview-title" className="text-lg">
        {texts.lessonEditor.previewOfStep({ step })}
      </h2>
      <iframe
        ref={frame}
        name="lesson-preview"
        title={texts.lessonEditor.previewLabel}
        src={initialAddress.current}
        className="h-[min(44rem,calc(100dvh-9rem))] w-full rounded-lg border border-line bg-night"
      />
    </section>
  );
}
