import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Notice } from "~/ui/notice";

/** Errors in a document, each with its path. */
export function DocumentErrors({ refusal: { message, errors } }: { refusal: FormRefusal }) {
  const entries = Object.entries(errors);
  return (
    <Notice tone="error">
      <p>{message ?? texts.curricula.documentNotPublishable}</p>
      {entries.length > 0 && (
        <ul
          className="mt-2 grid max-h-80 gap-1.5 overflow-y-auto font-normal"
          tabIndex={0}
          aria-label={texts.curricula.mistakes}
        >
          {entries.map(([path, messages]) => (
            <li key={path} className="wrap-anywhere">
              <code className="text-sm">{path}</code> {messages.join(" ")}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
