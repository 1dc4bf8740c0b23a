import type { OwnSignIn } from "~/domain/accounts/own-sign-ins";
import { formatDateTime } from "~/domain/date-text";
import { texts } from "~/texts";
import { useTimeZone } from "~/ui/time-zone";

type SignInDetailsProps = Pick<OwnSignIn, "way" | "address" | "createdAt" | "lastSeenAt">;

/** By what, from where and when somebody signed in. */
export function SignInDetails({ way, address, createdAt, lastSeenAt }: SignInDetailsProps) {
  const zone = useTimeZone();
  return (
    <span className="block text-sm text-muted tabular-nums">
      {texts.signIns.wayName({ way })}
      {" · "}
      {texts.account.signInDetails({
        address,
        signedInAt: formatDateTime(createdAt, zone),
        lastUsedAt: formatDateTime(lastSeenAt, zone),
      })}
    </span>
  );
}
