import { texts } from "~/texts";
import { describeChange } from "~/domain/audit/change-text";

/** No name has this character. */
const placeholder = "\ufffc";

/** An entry of the audit trail, with its actor in bold, wherever the language puts it. */
export function ChangeSentence({ change }: { change: Parameters<typeof describeChange>[0] }) {
  const [before = "", after] = describeChange({ ...change, actorName: placeholder }).split(placeholder);
  // What groups, claims and failures change has no actor in its sentence.
  if (after === undefined) return before;
  return (
    <>
      {before}
      <b dir="auto">{change.actorName || texts.systemPage.somebody}</b>
      {after}
    </>
  );
}
