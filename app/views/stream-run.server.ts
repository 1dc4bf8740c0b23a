import { Refusal } from "~/domain/refusal";
import { getPlatform } from "~/http/platform.server";

type OnProgress = (done: number, total: number) => void;

/**
 * Runs what takes long, and says how far it is, line by line, for `RunForm`. It goes on after the browser has left the
 * page. `failure`: for the log.
 */
export function streamRun(run: (onProgress: OnProgress) => Promise<void>, failure: string): Response {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const tell = (what: object) => {
        try {
          controller.enqueue(encoder.encode(`data: ${JSON.stringify(what)}\n\n`));
        } catch {
          return;
        }
      };
      try {
        await run((done, total) => tell({ progress: { done, total } }));
        tell({ ended: true });
      } catch (error) {
        if (!(error instanceof Refusal)) (await getPlatform()).log.error({ err: error }, failure);
        tell({ failed: error instanceof Refusal ? error.message : "An unknown error occurred" });
      }
      try {
        controller.close();
      } catch {
        return;
      }
    },
  });
  // Event streams are neither compressed nor held back on their way.
  return new Response(stream, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store, no-transform" },
  });
}
