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
  /** First focus: time to load what only the open list needs. */
  onFocus?: () => void;
  className?: string;
};

export type SearchFieldProps = ComboboxFieldProps & {
  /** It replaces a select that had the focus. */
  hasFocus: boolean;
};
