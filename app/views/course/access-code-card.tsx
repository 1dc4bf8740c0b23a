import { useSearchParams } from "@remix-run/react";
import { ArrowPathIcon, PrinterIcon } from "@heroicons/react/16/solid";
import { dialogAddress } from "~/views/dialog-address";
import type { Course } from "~/domain/courses/list-courses";
import { ButtonLink } from "~/ui/button";
import { Code } from "~/ui/code";
import { Card } from "~/ui/card";
import type { Invitation } from "./course-loader.server";
import { QrImage } from "./qr-image";

type AccessCodeCardProps = { invitation: Invitation; course: Course; sheet: string };

/** The access code and its QR code, with which people join by themselves. */
export function AccessCodeCard({ invitation: { code, qrCode }, course, sheet }: AccessCodeCardProps) {
  const [search] = useSearchParams();
  return (
    <Card title="Access Code">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <QrImage qrCode={qrCode} label={`QR code to join ${course.name}`} className="size-32 border border-line" />
        <div className="grid min-w-0 flex-1 basis-64 justify-items-start gap-3">
          <Code label={`access code of ${course.name}`}>{code}</Code>
          <p className="text-muted">
            Everyone who registers with it joins the course and the class that runs. The QR code opens the registration
            with the code filled in.
          </p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={sheet} size="small">
              <PrinterIcon className="size-4" aria-hidden />
              Print or project
            </ButtonLink>
            <ButtonLink to={dialogAddress(search, "code")} preventScrollReset size="small" variant="quiet">
              <ArrowPathIcon className="size-4" aria-hidden />
              New code
            </ButtonLink>
          </div>
        </div>
      </div>
    </Card>
  );
}
