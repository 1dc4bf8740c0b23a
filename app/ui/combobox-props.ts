import type { ReactNode } from "react";

export type Choice = { value: string; label: string };

export type ComboboxFieldProps = {
  label: string;
  name: string;
  choices: readonly Choice[];
  /** The choices that a text finds, best first. */
  find: (text: string) => readonly Choice[];
  noneText: string;
  defaultValue?: string;
  errors?: readonly string[];
  onEdit?: () => void;
  /** A picture before each label; null keeps its room empty. */
  picture?: (value: string) => ReactNode;
  /** First focus: the moment to fetch what only an open list needs. */
  onFocus?: () => void;
  className?: string;
};

export type SearchFieldProps = ComboboxFieldProps & {
  /** It takes the place of a select that had the focus. */
  hasFocus: boolean;
};
