import { Refusal } from "~/domain/refusal";
import { getPlatform } from "~/http/platform.server";
import { texts } from "~/texts";

type OnProgress = (done: number, total: number) => void;

/**
 * Runs a long action and streams its progress as events, for `RunForm`. Continues if the browser disconnects.
 * `failure`: text for the log.
 */
export function streamRun(run: (onProgress: OnProgress) => Promise<void>, failure: string): Response {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: object) => {
        try {
          controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
        } catch {
          return;
        }
      };
      try {
        await run((done, total) => send({ progress: { done, total } }));
        send({ ended: true });
      } catch (error) {
        if (!(error instanceof Refusal)) (await getPlatform()).log.error({ err: error }, failure);
        if (error instanceof Refusal && error.code === "proofRequired") send({ needsProof: true });
        else send({ errorText: error instanceof Refusal ? error.message : texts.pageParts.unknownError });
      }
      try {
        controller.close();
      } catch {
        return;
      }
    },
  });
  // Proxies neither compress nor buffer event streams.
  return new Response(stream, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store, no-transform" },
  });
}
