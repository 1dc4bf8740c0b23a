import type { QrCode } from "~/http/qr-code.server";

/** Black on white in both colour schemes, because cameras need that. */
export function QrImage({
  qrCode: { size, path },
  label,
  className,
}: {
  qrCode: QrCode;
  label: string;
  className: string;
}) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`rounded-md ${className}`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
