import type { FormRefusal } from "~/http/form.server";
import { Notice } from "~/ui/notice";

/** What is wrong in a document, each with its path. */
export function Mistakes({ refused: { message, errors } }: { refused: FormRefusal }) {
  const places = Object.entries(errors);
  return (
    <Notice tone="error">
      <p>{message ?? "The document cannot be published."}</p>
      {places.length > 0 && (
        <ul className="mt-2 grid max-h-80 gap-1.5 overflow-y-auto font-normal" tabIndex={0} aria-label="Mistakes">
          {places.map(([path, messages]) => (
            <li key={path} className="wrap-anywhere">
              <code className="text-sm">{path}</code> {messages.join(" ")}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
