import { ExclamationCircleIcon, EyeIcon, EyeSlashIcon } from "@heroicons/react/16/solid";
import {
  forwardRef,
  useId,
  useState,
  type FormEventHandler,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from "react";
import { texts } from "~/texts";
import { useHydrated } from "./hydrated";

type FieldProps = {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  /** Pass the action's array unchanged: after an edit, errors show again only for a new array. */
  errors?: readonly string[];
  /** Called on each edit, for clearing messages outside the field. */
  onEdit?: () => void;
};

export const controlClasses =
  "w-full min-h-10 touch:min-h-11 rounded-md border bg-surface px-3 text-md touch:text-touch text-ink " +
  "border-edge hover:border-muted aria-invalid:border-bad aria-invalid:bg-bad-soft " +
  "disabled:cursor-not-allowed disabled:border-line disabled:text-muted";

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>;

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, errors, onEdit, className = "", onInput, ...input },
  ref,
) {
  const field = useField({ id: input.id, hint, errors, onEdit, onInput });
  return (
    <Field {...field} label={label} hint={hint} className={className}>
      <input {...input} ref={ref} {...field.control} className={controlClasses} />
    </Field>
  );
});

const fileInputClasses = `[&_input]:py-1.5 [&_input]:text-base [&_input]:file:me-3 [&_input]:file:rounded-sm
  [&_input]:file:border-0 [&_input]:file:bg-hover [&_input]:file:px-3 [&_input]:file:py-1
  [&_input]:file:font-medium [&_input]:file:text-ink`;

export const FileField = ({ className = "", ...rest }: Omit<TextFieldProps, "type">) => (
  <TextField {...rest} type="file" className={`${fileInputClasses} ${className}`} />
);

/** The show/hide button needs JavaScript, so it appears after hydration; its space is reserved. */
export const PasswordField = forwardRef<HTMLInputElement, TextFieldProps>(function PasswordField(
  { label, hint, errors, onEdit, className = "", onInput, ...input },
  ref,
) {
  const field = useField({ id: input.id, hint, errors, onEdit, onInput });
  const [isVisible, setShown] = useState(false);
  const Icon = isVisible ? EyeSlashIcon : EyeIcon;
  return (
    <Field {...field} label={label} hint={hint} className={className}>
      <div className="relative">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          ref={ref}
          {...field.control}
          type={isVisible ? "text" : "password"}
          className={`${controlClasses} pe-12`}
        />
        {useHydrated() && (
          <button
            type="button"
            className={
              "absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-muted hover:text-ink " +
              "focus-visible:outline-offset-[-3px]"
            }
            aria-pressed={isVisible}
            aria-controls={field.control.id}
            onClick={() => setShown(!isVisible)}
          >
            <Icon className="size-4" aria-hidden />
            <span className="sr-only">
              {typeof label === "string" ? texts.ui.showField({ label }) : texts.ui.showPassword}
            </span>
          </button>
        )}
      </div>
    </Field>
  );
});

type TextAreaFieldProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> & {
    /** Shown beside the label. */
    tools?: ReactNode;
  };

export const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(function TextAreaField(
  { label, hint, errors, onEdit, className = "", onInput, tools, ...textarea },
  ref,
) {
  const field = useField({ id: textarea.id, hint, errors, onEdit, onInput });
  return (
    <Field {...field} label={label} hint={hint} className={className} tools={tools}>
      <textarea {...textarea} ref={ref} {...field.control} className={`${controlClasses} py-2`} />
    </Field>
  );
});

type SelectFieldProps = FieldProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps>;

/** Children are its options. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, hint, errors, onEdit, className = "", onInput, children, ...select },
  ref,
) {
  const field = useField({ id: select.id, hint, errors, onEdit, onInput });
  return (
    <Field {...field} label={label} hint={hint} className={className}>
      <select {...select} ref={ref} {...field.control} className={`${controlClasses} text-ellipsis`}>
        {children}
      </select>
    </Field>
  );
});

type FieldOptions<E> = Pick<FieldProps, "hint" | "errors" | "onEdit"> & { id?: string; onInput?: FormEventHandler<E> };

export function useField<E>({ id, hint, errors, onEdit, onInput }: FieldOptions<E>) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const [editedErrors, setEdited] = useState<readonly string[]>();
  const shownErrors = errors?.length && editedErrors !== errors ? errors : [];
  const describedBy = [hint ? `${controlId}-hint` : "", shownErrors.length > 0 ? `${controlId}-errors` : ""].filter(
    Boolean,
  );
  const edit: FormEventHandler<E> = (event) => {
    setEdited(errors);
    onEdit?.();
    onInput?.(event);
  };
  return {
    errors: shownErrors,
    control: {
      id: controlId,
      onInput: edit,
      "aria-invalid": shownErrors.length > 0 || undefined,
      "aria-describedby": describedBy.join(" ") || undefined,
    },
  };
}

type FrameProps = {
  label: ReactNode;
  hint?: ReactNode;
  errors: readonly string[];
  control: { id: string };
  className: string;
  tools?: ReactNode;
  children: ReactNode;
};

export function Field({ label, hint, errors, control, className, tools, children }: FrameProps) {
  const name = (
    <label htmlFor={control.id} className="justify-self-start font-medium">
      {label}
    </label>
  );
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      {tools ? (
        <div className="flex min-h-[30px] items-end touch:min-h-11">
          {name}
          {tools}
        </div>
      ) : (
        name
      )}
      {children}
      {hint && (
        <p id={`${control.id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {errors.length > 0 && (
        <ul id={`${control.id}-errors`} className="grid gap-1 text-sm text-bad">
          {errors.map((error) => (
            <li key={error} className="flex gap-1.5">
              <ExclamationCircleIcon className="mt-px size-4 shrink-0" aria-hidden />
              <span className="min-w-0 wrap-anywhere">{error}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
