import { Outlet, useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Area } from "~/views/area";
import { AreaErrorBoundary } from "~/views/area-error-boundary";
import { Sidebar } from "~/views/sidebar";
import type { Place } from "~/domain/areas";
import type { Page } from "~/domain/page";

export const handle = { area: "admin" } satisfies Page;

export default function AdminArea() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  );
}

/** What is not there, or failed, says so where it would stand: the sidebar goes on leading elsewhere. */
export function ErrorBoundary() {
  const { home } = useShell();
  return (
    <AdminFrame>
      <AreaErrorBoundary home={home} />
    </AdminFrame>
  );
}

function AdminFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { sections } = useShell();
  // Of sections within each other the inner one.
  const [inner] = sections.filter(({ to }) => pathname.startsWith(to)).sort((a, b) => b.to.length - a.to.length);
  const items = sections.map((section) => ({ ...section, current: section === inner }));
  return <Area sidebar={<Sidebar label="Admin" items={items} />}>{children}</Area>;
}

const useShell = () => useRouteLoaderData<{ home: string; sections: Place[] }>("routes/_shell")!;
