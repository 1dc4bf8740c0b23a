import { useId, useState } from "react";
import { bannerLimit } from "~/domain/banner/banner-window";
import { texts } from "~/texts";

/** The banner's text, with the remaining length when it gets short. */
export function MessageField({
  defaultValue = "",
  errors = [],
}: {
  defaultValue?: string;
  errors?: readonly string[];
}) {
  const id = useId();
  const [length, setLength] = useState(defaultValue.length);
  const left = bannerLimit - length;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="justify-self-start font-medium">
        {texts.systemPage.message}
      </label>
      <textarea
        id={id}
        name="message"
        rows={4}
        maxLength={bannerLimit}
        defaultValue={defaultValue}
        onInput={(event) => setLength(event.currentTarget.value.length)}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={`${id}-hint`}
        className={
          "w-full rounded-md border border-edge bg-surface px-3 py-2 text-md text-ink hover:border-muted " +
          "aria-invalid:border-bad aria-invalid:bg-bad-soft touch:text-touch"
        }
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {errors.length > 0 && <span className="me-2 text-bad">{errors[0]}</span>}
        {left < 200 ? texts.systemPage.charactersLeft({ left }) : texts.systemPage.messageHint({ bannerLimit })}
      </p>
    </div>
  );
}
