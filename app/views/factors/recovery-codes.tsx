import { texts } from "~/texts";
import { useCopyToClipboard } from "~/ui/copy-to-clipboard";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";

type RecoveryCodesProps = {
  codes: readonly string[];
  username: string;
  /** The address that a printed sheet names. */
  site: string;
};

/** New recovery codes, which are shown only now. */
export function RecoveryCodes({ codes, username, site }: RecoveryCodesProps) {
  const { copied, copy } = useCopyToClipboard(codes.join("\n"));
  return (
    <Card title={texts.factors.codesTitle}>
      <p className="text-pretty print:hidden">{texts.factors.codesOnce}</p>
      <p className="hidden print:block">
        {texts.factors.codesSheet({ username: <bdi>{username}</bdi>, site: <bdi>{site}</bdi> })}
      </p>
      <ol dir="ltr" className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        {copy && <Button onClick={copy}>{copied ? texts.areas.copied : texts.factors.copyCodes}</Button>}
        <ButtonLink to="/account/security" variant="primary">
          {texts.factors.codesStored}
        </ButtonLink>
      </div>
    </Card>
  );
}
