import { texts } from "~/texts";
import { TextField } from "~/ui/field";

type CodeFieldProps = { label: string; hint?: string; errors?: readonly string[]; autoFocus?: boolean };

/** A code of an app, or a written one. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      name="code"
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      className="[&_input]:font-mono [&_input]:tracking-wider"
    />
  );
}

export const codeHintOf = ({ hasApp }: { hasApp: boolean }) =>
  hasApp ? texts.factors.codeHint : texts.factors.writtenCodeHint;
