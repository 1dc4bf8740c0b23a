// Link: button links navigate in the client like all other links.
import { Link, type LinkProps } from "@remix-run/react";
import { forwardRef, type ButtonHTMLAttributes, type MouseEvent } from "react";

export type ButtonVariant = "primary" | "plain" | "quiet" | "danger";

type ButtonStyle = { variant?: ButtonVariant; size?: "regular" | "small" | "large"; wide?: boolean };

const base =
  "inline-flex items-center justify-center gap-2 rounded-md border font-medium " +
  "no-underline select-none transition-colors duration-100 touch:min-h-11 disabled:cursor-not-allowed " +
  "disabled:opacity-55 aria-disabled:cursor-progress";

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-accent text-accent-ink hover:bg-accent-strong",
  plain: "border-line-strong bg-raised text-ink hover:bg-hover",
  quiet: "border-transparent text-muted hover:bg-hover hover:text-ink",
  danger: "border-line-strong bg-raised text-bad hover:border-bad hover:bg-bad-soft",
};

const sizes = {
  small: "min-h-[30px] px-2.5 text-sm",
  regular: "min-h-9 px-3.5 text-base",
  large: "min-h-[42px] px-4 text-md",
};

function classesOf({ variant = "plain", size = "regular", wide = false }: ButtonStyle, className = "") {
  return `${base} ${variants[variant]} ${sizes[size]} ${wide ? "w-full text-center" : "whitespace-nowrap"} ${className}`;
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonStyle & { busy?: boolean; busyText?: string };

/** While `busy`, shows `busyText`, keeps the focus and ignores presses, including Enter in its form. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, wide, busy = false, busyText, className, children, onClick, type = "button", ...rest },
  ref,
) {
  // aria-disabled, not disabled: a disabled button loses the focus.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      ref={ref}
      type={type}
      className={classesOf({ variant, size, wide }, className)}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
    >
      {busy && <Spinner />}
      {busy ? (busyText ?? children) : children}
    </button>
  );
});

export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & ButtonStyle) {
  return <Link className={classesOf({ variant, size, wide }, className)} {...rest} />;
}

function Spinner() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-4 animate-spin"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <circle cx="8" cy="8" r="6" opacity=".3" />
      <path d="M14 8a6 6 0 0 0-6-6" strokeLinecap="round" />
    </svg>
  );
}
