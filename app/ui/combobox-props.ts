import type { ReactNode } from "react";

export type Choice = { value: string; label: string };

export type ComboboxFieldProps = {
  label: string;
  name: string;
  choices: readonly Choice[];
  /** Choices that match a text, best first. */
  find: (text: string) => readonly Choice[];
  noneText: string;
  defaultValue?: string;
  errors?: readonly string[];
  onEdit?: () => void;
  /** An image before each label; null leaves the space empty. */
  picture?: (value: string) => ReactNode;
  /** Called on focus, so that data for the open list can load. */
  onFocus?: () => void;
  className?: string;
};

export type SearchFieldProps = ComboboxFieldProps & {
  /** Whether the select that this field replaces had the focus. */
  hasFocus: boolean;
};
