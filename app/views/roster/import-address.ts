import { useLocation } from "@remix-run/react";

const baseOf = (pathname: string) => (pathname.startsWith("/admin") ? "/admin/users/import" : "/instructor/import");

/** URL of the roster import into a course. */
export const importAddressOf = (pathname: string, courseId: string) => `${baseOf(pathname)}?courseId=${courseId}`;

type ImportAddress = { importAddress: string; courses: string; isAdmin: boolean };

/** The same pages exist at /admin/users/import and /instructor/import; returns the URLs of the current area. */
export function useImportAddress(): ImportAddress {
  const { pathname } = useLocation();
  const isAdmin = pathname.startsWith("/admin");
  return { importAddress: baseOf(pathname), courses: isAdmin ? "/admin/courses" : "/instructor/courses", isAdmin };
}
