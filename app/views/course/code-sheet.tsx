import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { texts } from "~/texts";
import { Brand } from "~/ui/brand";
import { PrintLink } from "~/ui/print-link";
import type { codeSheetLoader } from "./course-loader.server";
import { QrImage } from "./qr-image";

const codeClasses = "font-mono text-[2.5rem] leading-none font-bold tracking-wider whitespace-nowrap md:text-[3.25rem]";

/** How to join a course, for a poster or a projector. */
export function CodeSheet() {
  const { course, invitation } = useLoaderData<ReturnType<typeof codeSheetLoader>>();
  const { pathname } = useLocation();
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh grid-rows-[auto_1fr] gap-6 p-5 md:p-10">
      <div className="flex flex-wrap items-center gap-4">
        <Brand className="flex-1" />
        <Link className="link tap print:hidden" to={pathname.replace(/\/sheet$/, "")}>
          {texts.course.backToCourse}
        </Link>
        <PrintLink />
      </div>
      <div className="mx-auto grid w-full max-w-5xl content-center items-center gap-8 lg:grid-cols-2 print:grid-cols-1">
        <QrImage
          qrCode={invitation.qrCode}
          label={texts.course.qrCode({ name: course.name })}
          className="mx-auto aspect-square w-full max-w-[28rem] border border-line"
        />
        <div className="grid min-w-0 gap-5 max-lg:text-center print:text-center">
          <div className="grid gap-1">
            <h1 className="text-[2rem] wrap-anywhere">
              <bdi>{course.name}</bdi>
            </h1>
            {course.caption && <p className="text-lg text-muted wrap-anywhere">{course.caption}</p>}
          </div>
          <p className={codeClasses}>{invitation.code}</p>
          <ol className="grid gap-2 text-lg text-pretty max-lg:justify-items-center">
            <li>{texts.course.scanCode({ host: invitation.host })}</li>
            <li>{texts.course.chooseRegister}</li>
            <li>{texts.course.enterCode}</li>
          </ol>
        </div>
      </div>
    </main>
  );
}
