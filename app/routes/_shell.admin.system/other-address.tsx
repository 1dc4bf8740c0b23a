import { Notice } from "~/ui/notice";

/** The site is used at an address that its settings do not know: links in mails lead elsewhere. */
export function OtherAddress({ used, told }: { used: string; told: string | null }) {
  return (
    <Notice tone="warning">
      People use this site at <code className="wrap-anywhere">{used}</code>, but{" "}
      {told === null ? "APP_URL is not set" : `APP_URL says ${told}`}: links in mails lead elsewhere. Set APP_URL, and
      let the proxy pass Host or X-Forwarded-Host on.
    </Notice>
  );
}
