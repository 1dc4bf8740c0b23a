type SwitchButtonProps = {
  on: boolean;
  /** For screen readers. */ label: string;
  disabled?: boolean;
  title?: string;
};

/** A submit button that looks like a switch and works without JavaScript; the form holds the new value. */
export function SwitchButton({ on, label, disabled, title }: SwitchButtonProps) {
  return (
    <button
      type="submit"
      role="switch"
      aria-checked={on}
      aria-label={label}
      disabled={disabled}
      title={title}
      className={
        "group inline-grid h-[30px] w-11 place-items-center rounded-full align-middle " +
        "disabled:cursor-not-allowed disabled:opacity-55 touch:h-11"
      }
    >
      <span
        className={
          "block h-5 w-9 rounded-full border border-edge bg-surface p-[3px] transition-colors " +
          "group-aria-checked:border-accent group-aria-checked:bg-accent group-enabled:group-hover:border-accent-strong"
        }
      >
        <span
          className={
            "block size-3 rounded-full bg-edge transition-transform group-aria-checked:translate-x-4 " +
            "group-aria-checked:bg-accent-ink rtl:group-aria-checked:-translate-x-4"
          }
        />
      </span>
    </button>
  );
}
