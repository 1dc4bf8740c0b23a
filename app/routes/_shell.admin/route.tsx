import { Outlet, useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { texts } from "~/texts";
import { Area } from "~/views/area";
import { AreaErrorBoundary } from "~/views/area-error-boundary";
import { Sidebar } from "~/views/sidebar";
import type { Place } from "~/domain/areas";
import type { Page } from "~/domain/page";

export const handle = { area: "admin" } satisfies Page;

export default function AdminArea() {
  return (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  );
}

/** Errors show inside the layout, so that the sidebar stays usable. */
export function ErrorBoundary() {
  const { home } = useShell();
  return (
    <AdminLayout>
      <AreaErrorBoundary home={home} />
    </AdminLayout>
  );
}

function AdminLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { sections } = useShell();
  // Of nested sections the innermost.
  const [currentSection] = sections
    .filter(({ to }) => pathname.startsWith(to))
    .sort((a, b) => b.to.length - a.to.length);
  const items = sections.map((section) => ({ ...section, current: section === currentSection }));
  return <Area sidebar={<Sidebar label={texts.shell.admin} items={items} />}>{children}</Area>;
}

// The parent layout has rendered, so its data are there.
const useShell = () => useRouteLoaderData<{ home: string; sections: Place[] }>("routes/_shell")!;
