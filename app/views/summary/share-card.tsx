import { Form, useNavigation } from "@remix-run/react";
import { formatDateTime } from "~/domain/date-text";
import { linkDays, maxLinksOfClass, usualLinkDays } from "~/domain/summaries/class-summary";
import type { SummaryLink } from "~/domain/summaries/summary-links";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
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
    <Card title={texts.classSummary.shareTitle}>
      <p className="text-muted">{texts.classSummary.shareHint}</p>
      {shared && (
        <Notice tone="success">
          {texts.classSummary.copyLink}
          <span className="mt-2 block">
            <Code copyLabel={texts.classSummary.copyLinkLabel}>{shared.address}</Code>
          </span>
          <span className="mt-1 block text-sm">
            {texts.classSummary.worksUntil({ dateTime: formatDateTime(new Date(shared.expiresAt), zone) })}
          </span>
        </Notice>
      )}
      {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
      <Form method="post" preventScrollReset noValidate className="grid gap-3">
        <FormKey value={formKey} />
        <SelectField
          label={texts.classSummary.expiresAfter}
          name="days"
          defaultValue={refusal?.values.days ?? String(usualLinkDays)}
          errors={refusal?.errors.days}
        >
          {linkDays.map((days) => (
            <option key={days} value={days}>
              {texts.classSummary.days({ days })}
            </option>
          ))}
        </SelectField>
        <Check
          name="names"
          label={texts.classSummary.nameStudents}
          hint={texts.classSummary.nameStudentsHint}
          defaultChecked={refusal?.values.names === "on"}
        />
        <div>
          <Button
            type="submit"
            name="intent"
            value="share"
            variant="primary"
            busy={busy}
            busyText={texts.classSummary.creating}
          >
            {texts.classSummary.createLink}
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
        {texts.classSummary.linksTitle({ links: links.length, max: maxLinksOfClass })}
      </h3>
      <ul className="mt-1 grid">
        {links.map(({ id, createdAt, createdBy, expiresAt, withNames }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-t border-line py-2 text-sm">
            <span className="min-w-0 wrap-anywhere">
              {texts.classSummary.linkUntil({ dateTime: formatDateTime(expiresAt, zone), withNames })}
              <span className="block text-muted">
                {createdBy}, {formatDateTime(new Date(createdAt), zone)}
              </span>
            </span>
            <Form method="post" preventScrollReset noValidate>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="withdraw" size="small" variant="danger">
                {texts.classSummary.withdraw({
                  dateTime: formatDateTime(new Date(createdAt), zone),
                  unseen: (text) => <span className="sr-only">{text}</span>,
                })}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}
