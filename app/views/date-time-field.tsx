import type { ReactNode } from "react";
import { localTextOf } from "~/domain/local-text";
import { TextField } from "~/ui/field";
import { useTimeZone } from "~/ui/time-zone";

/** Says in which zone the form's times are. */
export function ZoneInput() {
  return <input type="hidden" name="timeZone" value={useTimeZone() ?? "UTC"} />;
}

type DateTimeFieldProps = {
  label: string;
  name: string;
  /** The instant that is set now. */
  date?: Date | null;
  /** What was typed before a refusal. */
  typed?: string;
  min?: string;
  hint?: ReactNode;
  errors?: readonly string[];
  onEdit?: () => void;
};

/** A date and time in the reader's zone; while that is not known it is UTC, and says so. */
export function DateTimeField({ date, typed, hint, ...field }: DateTimeFieldProps) {
  const zone = useTimeZone();
  const value = typed ?? (date ? localTextOf(date, zone) : "");
  const hints = [hint, zone ? null : "Times are in UTC."].filter(Boolean);
  return (
    // The zone is known a moment later than the first paint: then the field shows the same instant again.
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
