import { texts } from "~/texts";
import { Notice } from "~/ui/notice";

/** Shown if the site's URL differs from APP_URL, so that links in mails are wrong. */
export function OtherAddressNotice({ currentUrl, appUrl }: { currentUrl: string; appUrl: string | null }) {
  return (
    <Notice tone="warning">
      {texts.systemPage.otherAddress({ currentUrl: <code className="wrap-anywhere">{currentUrl}</code>, appUrl })}
    </Notice>
  );
}
