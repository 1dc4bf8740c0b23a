import type { ReactNode } from "react";
import { localTextOf } from "~/domain/local-text";
import { texts } from "~/texts";
import { TextField } from "~/ui/field";
import { useTimeZone } from "~/ui/time-zone";

/** Submits the time zone of the form's times. */
export function ZoneInput() {
  return <input type="hidden" name="timeZone" value={useTimeZone() ?? "UTC"} />;
}

type DateTimeFieldProps = {
  label: string;
  name: string;
  /** The current value. */
  date?: Date | null;
  /** Input of a refused form. */
  typedValue?: string;
  min?: string;
  hint?: ReactNode;
  errors?: readonly string[];
  onEdit?: () => void;
};

/** A date and time in the user's zone, or in UTC, with a hint, while the zone is unknown. */
export function DateTimeField({ date, typedValue, hint, ...field }: DateTimeFieldProps) {
  const zone = useTimeZone();
  const value = typedValue ?? (date ? localTextOf(date, zone) : "");
  const hints = [hint, zone ? null : texts.pageParts.timesInUtc].filter(Boolean);
  return (
    // Remount when the zone becomes known after hydration, to show the same instant in it.
    <TextField
      key={zone ?? "UTC"}
      type="datetime-local"
      step={60}
      {...field}
      defaultValue={value}
      hint={hints.length > 0 ? hints.map((text, index) => <span key={index}>{text} </span>) : undefined}
    />
  );
}
