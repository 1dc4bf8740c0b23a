import { useRevalidator } from "@remix-run/react";
import { useId, useState, type FormEvent } from "react";
import { gameUploadPath, maxGameUpload } from "~/domain/game/game-limits";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { sendWithProgress } from "./send-with-progress";

type State =
  | { step: "idle" }
  | { step: "sending"; share: number }
  | { step: "verifying" }
  | { step: "done" }
  | { step: "failed"; message: string };

/** Uploads a zip with progress; without JavaScript the form posts it without progress. */
export function GameUpload({ replaces }: { replaces: string | null }) {
  const { state, isBusy, send } = useUpload();
  return (
    <section aria-labelledby="upload" className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <div className="grid gap-0.5">
        <h2 id="upload" className="text-lg">
          {texts.content.uploadTitle}
        </h2>
        <p className="text-muted wrap-anywhere">
          {replaces ? texts.content.uploadReplaces({ title: replaces }) : texts.content.uploadHint}
        </p>
      </div>
      <form
        noValidate
        method="post"
        action={gameUploadPath}
        encType="multipart/form-data"
        onSubmit={(event) => void send(event)}
        className="grid gap-3"
      >
        <UploadFields />
        <div aria-live="polite">
          {state.step === "sending" && <Progress share={state.share} />}
          {state.step === "verifying" && <p className="text-muted">{texts.content.verifying}</p>}
          {state.step === "done" && (
            <Notice tone="success">
              {texts.content.uploadedNotice({
                link: (text) => (
                  <a href="#candidate" className="link">
                    {text}
                  </a>
                ),
              })}
            </Notice>
          )}
          {state.step === "failed" && <Notice tone="error">{state.message}</Notice>}
        </div>
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          busyText={texts.content.uploading}
          className="justify-self-start"
        >
          {texts.content.upload}
        </Button>
      </form>
    </section>
  );
}

function useUpload() {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<State>({ step: "idle" });
  const isBusy = state.step === "sending" || state.step === "verifying";
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const upload = readUpload(new FormData(form));
    if (typeof upload === "string") return setState({ step: "failed", message: upload });
    setState({ step: "sending", share: 0 });
    const query = new URLSearchParams({ source: upload.file.name, name: upload.name });
    const message = await sendWithProgress(`${gameUploadPath}?${query}`, upload.file, (share) =>
      setState(share < 1 ? { step: "sending", share } : { step: "verifying" }),
    );
    setState(message === null ? { step: "done" } : { step: "failed", message });
    if (message === null) form.reset();
    revalidate();
  };
  return { state, isBusy, send };
}

/** The chosen file and build name, or an error text. */
function readUpload(body: FormData): { file: File; name: string } | string {
  const file = body.get("game");
  if (!(file instanceof File) || file.size === 0) return texts.content.zipRequired;
  if (file.size > maxGameUpload) return texts.content.zipTooLarge;
  const name = body.get("name");
  return { file, name: typeof name === "string" ? name : "" };
}

function UploadFields() {
  const id = useId();
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_14rem]">
      <div className="grid content-start gap-1.5">
        <label htmlFor={`${id}-file`} className="font-medium">
          {texts.content.zipFile}
        </label>
        <input
          id={`${id}-file`}
          name="game"
          type="file"
          accept=".zip,application/zip"
          required
          className={
            "w-full min-w-0 rounded-md border border-edge bg-surface p-1.5 text-base file:me-3 file:min-h-8 " +
            "file:rounded-sm file:border-0 file:bg-hover file:px-3 file:text-ink touch:min-h-11"
          }
        />
        <p className="text-sm text-muted">{texts.content.zipHint}</p>
      </div>
      <div className="grid content-start gap-1.5">
        <label htmlFor={`${id}-name`} className="font-medium">
          {texts.content.buildInZip({
            span: (text) => <span className="font-normal text-muted">{text}</span>,
          })}
        </label>
        <input
          id={`${id}-name`}
          name="name"
          maxLength={200}
          autoComplete="off"
          className="min-h-11 w-full rounded-md border border-edge bg-surface px-3 text-md text-ink hover:border-muted"
        />
      </div>
    </div>
  );
}

function Progress({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  return (
    <div className="grid gap-1.5">
      <p className="tabular-nums">{texts.content.uploadProgress({ percent })}</p>
      <progress aria-label={texts.content.uploadLabel} value={share} max={1} className="h-2 w-full accent-accent" />
    </div>
  );
}
