import { Form, useNavigation } from "@remix-run/react";
import { addDays } from "date-fns";
import { useState, type FormEvent } from "react";
import { texts } from "~/texts";
import { DateTimeField, ZoneInput } from "~/views/date-time-field";
import { FormError } from "~/views/form-error";
import { isBannerShown, type Banner } from "~/domain/banner/banner-window";
import { formatDateTime } from "~/domain/date-text";
import { localTextOf } from "~/domain/local-text";
import type { FormRefusal } from "~/http/form.server";
import { Button } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { useHydrated } from "~/ui/hydrated";
import { useTimeZone } from "~/ui/time-zone";
import { MessageField } from "./message-field";

type BannerEditorProps = { banner: Banner | null; now: Date; refusal: FormRefusal | undefined };

/** The banner's text, and when it shows. */
export function BannerEditor({ banner, now, refusal }: BannerEditorProps) {
  const zone = useTimeZone();
  const { formMethod } = useNavigation();
  const [errors, setErrors] = useState<DateErrors>({});

  // Checked without a request; the server checks the same.
  const validate = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    const time = (name: string) => {
      const value = fields.get(name);
      return typeof value === "string" && value !== "" ? value : localTextOf(new Date(), zone);
    };
    const isOrdered = time("startDate") <= time("endDate");
    const isFromNow = fields.get("startDate") === "";
    const isOver = fields.get("message") !== "" && time("endDate") < localTextOf(new Date(), zone);
    const isPast = isOver && (isOrdered || isFromNow);
    setErrors(
      isPast
        ? { endDate: [texts.systemPage.bannerPast] }
        : { startDate: isOrdered ? undefined : [texts.systemPage.bannerOrder] },
    );
    if (!isOrdered || isPast) event.preventDefault();
  };

  return (
    <section
      aria-labelledby="banner-editor"
      className="grid max-w-[46rem] gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="banner-editor" className="text-lg">
          {texts.systemPage.bannerMessage}
        </h2>
        <BannerStatus banner={banner} now={now} />
      </div>
      <Form noValidate method="post" action="/admin/system" className="grid gap-4" onSubmit={validate}>
        <FormError />
        <ZoneInput />
        <MessageField defaultValue={refusal?.values.message ?? banner?.message} errors={refusal?.errors.message} />
        <BannerDates banner={banner} now={now} refusal={refusal} errors={errors} onEdit={() => setErrors({})} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary" busy={formMethod === "POST"} busyText={texts.systemPage.sending}>
            {texts.systemPage.send}
          </Button>
          <p className="text-sm text-muted">{texts.systemPage.bannerHint}</p>
        </div>
      </Form>
    </section>
  );
}

type DateErrors = { startDate?: readonly string[] | undefined; endDate?: readonly string[] | undefined };
type BannerDatesProps = BannerEditorProps & { errors: DateErrors; onEdit: () => void };

function BannerDates({ banner, now, refusal, errors, onEdit }: BannerDatesProps) {
  const zone = useTimeZone();
  const hydrated = useHydrated();
  // A past banner's dates aren't suggested for the next one.
  const isOver = banner !== null && new Date(banner.endDate) < now;
  const dates = isOver ? null : banner;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DateTimeField
        label={texts.systemPage.startDate}
        name="startDate"
        date={dates?.startDate}
        typedValue={refusal?.values.startDate}
        errors={errors.startDate ?? refusal?.errors.startDate}
        hint={texts.systemPage.emptyDateHint}
        onEdit={onEdit}
      />
      <DateTimeField
        label={texts.systemPage.endDate}
        name="endDate"
        date={dates?.endDate ?? addDays(now, 1)}
        typedValue={refusal?.values.endDate}
        errors={errors.endDate ?? refusal?.errors.endDate}
        hint={texts.systemPage.emptyEndHint}
        min={localTextOf(hydrated ? new Date() : now, zone)}
        onEdit={onEdit}
      />
    </div>
  );
}

function BannerStatus({ banner, now }: Pick<BannerEditorProps, "banner" | "now">) {
  const zone = useTimeZone();
  if (!banner || banner.message === "") return <Chip tone="off">{texts.systemPage.noMessage}</Chip>;
  if (isBannerShown(banner, now))
    return <Chip tone="good">{texts.systemPage.shownUntil({ dateTime: formatDateTime(banner.endDate, zone) })}</Chip>;
  if (new Date(banner.startDate) > now)
    return (
      <Chip tone="accent">{texts.systemPage.shownFrom({ dateTime: formatDateTime(banner.startDate, zone) })}</Chip>
    );
  return <Chip tone="off">{texts.systemPage.endedOn({ dateTime: formatDateTime(banner.endDate, zone) })}</Chip>;
}
