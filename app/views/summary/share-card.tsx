import { Form, useNavigation } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import { formatCount } from "~/domain/count-text";
import { linkDays, maxLinksOfClass, usualLinkDays } from "~/domain/summaries/class-summary";
import type { SummaryLink } from "~/domain/summaries/summary-links";
import type { FormRefusal } from "~/http/form.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Check } from "~/ui/check";
import { Code } from "~/ui/code";
import { SelectField } from "~/ui/field";
import { FormKey } from "~/ui/form-key";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";

type ShareCardProps = {
  links: SummaryLink[];
  formKey: string;
  shared: { address: string; expiresAt: Date } | null;
  refusal: FormRefusal | null;
};

/** Shares the summary by links that need no account, and lists active links. */
export function ShareCard({ links, formKey, shared, refusal }: ShareCardProps) {
  const busy = useNavigation().formData?.get("intent") === "share";
  const zone = useTimeZone();
  return (
    <Card title="Share by a link">
      <p className="text-muted">
        Anyone with the link reads this summary as it is now, without an account, until the link expires.
      </p>
      {shared && (
        <Notice tone="success">
          Copy the link now. We don&apos;t store it, so it isn&apos;t shown again.
          <span className="mt-2 block">
            <Code label="link">{shared.address}</Code>
          </span>
          <span className="mt-1 block text-sm">Works until {formatDateTime(new Date(shared.expiresAt), zone)}.</span>
        </Notice>
      )}
      {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
      <Form method="post" preventScrollReset noValidate className="grid gap-3">
        <FormKey value={formKey} />
        <SelectField
          label="Expires after"
          name="days"
          defaultValue={refusal?.values.days ?? String(usualLinkDays)}
          errors={refusal?.errors.days}
        >
          {linkDays.map((days) => (
            <option key={days} value={days}>
              {formatCount(days, "day")}
            </option>
          ))}
        </SelectField>
        <Check
          name="names"
          label="Name the students who need attention"
          hint="Off: the summary says how many there are."
          defaultChecked={refusal?.values.names === "on"}
        />
        <div>
          <Button type="submit" name="intent" value="share" variant="primary" busy={busy} busyText="Creating...">
            Create link
          </Button>
        </div>
      </Form>
      {links.length > 0 && <Links links={links} />}
    </Card>
  );
}

function Links({ links }: { links: SummaryLink[] }) {
  const zone = useTimeZone();
  return (
    <div>
      <h3 className="text-sm font-semibold">
        Links that work ({links.length} of {maxLinksOfClass})
      </h3>
      <ul className="mt-1 grid">
        {links.map(({ id, createdAt, createdBy, expiresAt, withNames }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-t border-line py-2 text-sm">
            <span className="min-w-0 wrap-anywhere">
              Until {formatDateTime(expiresAt, zone)}, {withNames ? "with" : "without"} names
              <span className="block text-muted">
                {createdBy}, {formatDateTime(new Date(createdAt), zone)}
              </span>
            </span>
            <Form method="post" preventScrollReset noValidate>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="withdraw" size="small" variant="danger">
                Withdraw<span className="sr-only"> the link of {formatDateTime(new Date(createdAt), zone)}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}
