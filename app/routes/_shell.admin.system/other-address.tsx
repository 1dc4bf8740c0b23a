import { Notice } from "~/ui/notice";

/** Shown if the site's URL differs from APP_URL, so that links in mails are wrong. */
export function OtherAddressNotice({ currentUrl, appUrl }: { currentUrl: string; appUrl: string | null }) {
  return (
    <Notice tone="warning">
      People use this site at <code className="wrap-anywhere">{currentUrl}</code>, but{" "}
      {appUrl === null ? "APP_URL is not set" : `APP_URL says ${appUrl}`}: links in mails lead elsewhere. Set APP_URL,
      and let the proxy pass Host or X-Forwarded-Host on.
    </Notice>
  );
}
