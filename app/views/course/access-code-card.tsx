import { useSearchParams } from "@remix-run/react";
import { ArrowPathIcon, PrinterIcon } from "@heroicons/react/16/solid";
import { texts } from "~/texts";
import { dialogAddress } from "~/views/dialog-address";
import type { Course } from "~/domain/courses/list-courses";
import { ButtonLink } from "~/ui/button";
import { Code } from "~/ui/code";
import { Card } from "~/ui/card";
import type { Invitation } from "./course-loader.server";
import { QrImage } from "./qr-image";

type AccessCodeCardProps = { invitation: Invitation; course: Course; sheetAddress: string; mayChange: boolean };

/** The access code and its QR code, with which people join by themselves. */
export function AccessCodeCard({ invitation: { code, qrCode }, course, sheetAddress, mayChange }: AccessCodeCardProps) {
  const [search] = useSearchParams();
  return (
    <Card title={texts.course.accessCode}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <QrImage
          qrCode={qrCode}
          label={texts.course.qrCode({ name: course.name })}
          className="size-32 border border-line"
        />
        <div className="grid min-w-0 flex-1 basis-64 justify-items-start gap-3">
          <Code copyLabel={texts.courses.copyAccessCodeOf({ name: course.name })}>{code}</Code>
          <p className="text-muted">{texts.course.accessCodeHint}</p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={sheetAddress} size="small">
              <PrinterIcon className="size-4" aria-hidden />
              {texts.course.printOrProject}
            </ButtonLink>
            {mayChange && (
              <ButtonLink to={dialogAddress(search, "code")} preventScrollReset size="small" variant="quiet">
                <ArrowPathIcon className="size-4" aria-hidden />
                {texts.course.newCode}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}
