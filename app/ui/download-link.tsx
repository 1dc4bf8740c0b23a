import type { ReactNode } from "react";
import { useDownload } from "./download";

type DownloadLinkProps = {
  href: string;
  /** Of the file. */
  name: string;
  /** What is said when it fails. */
  failed: string;
  children: ReactNode;
};

/** Looks like a button; without scripts the link does it by itself. */
export function DownloadLink({ href, name, failed, children }: DownloadLinkProps) {
  const download = useDownload();
  return (
    <a
      href={href}
      download
      onClick={(event) => download(event, { name, failed })}
      className={
        "inline-flex min-h-9 items-center gap-2 rounded-md border border-line-strong bg-raised px-3.5 " +
        "font-medium whitespace-nowrap hover:bg-hover touch:min-h-11 print:hidden"
      }
    >
      {children}
    </a>
  );
}
