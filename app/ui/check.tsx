import { useId, type InputHTMLAttributes, type ReactNode } from "react";

type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "id"> & { label: ReactNode; hint?: ReactNode };

export function Check({ label, hint, ...input }: CheckProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : input["aria-describedby"]}
        className="mt-0.5 size-4 shrink-0 accent-accent touch:mt-0 touch:size-6"
      />
      <div className="grid gap-0.5">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
