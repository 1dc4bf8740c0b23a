import { texts } from "~/texts";
/** Uploads a zip with XMLHttpRequest, because fetch has no upload progress. Returns an error text, or null. */
export function sendWithProgress(
  address: string,
  zip: File,
  onProgress: (share: number) => void,
): Promise<string | null> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Content-Type", "application/zip");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    request.onload = () => done(request.status === 200 ? null : messageOf(request));
    request.onerror = () => done(texts.content.uploadInterrupted);
    request.send(zip);
  });
}

function messageOf({ status, responseText }: XMLHttpRequest): string {
  try {
    const problem: unknown = JSON.parse(responseText);
    if (typeof problem === "object" && problem !== null && "title" in problem && typeof problem.title === "string")
      return problem.title;
  } catch {
    // Not JSON, such as a proxy's error page.
  }
  return status === 413 ? texts.content.zipRefused : texts.content.serverAnswered({ status });
}
