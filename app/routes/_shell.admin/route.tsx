import { Outlet, useLocation, useRouteLoaderData } from "@remix-run/react";
import { Area } from "~/admin/area";
import { Sidebar } from "~/admin/sidebar";
import type { Place } from "~/domain/areas";
import type { Page } from "~/domain/page";

export const handle = { area: "admin" } satisfies Page;

export default function AdminArea() {
  const { pathname } = useLocation();
  const { sections } = useRouteLoaderData<{ sections: Place[] }>("routes/_shell")!;
  const items = sections.map((section) => ({ ...section, current: pathname.startsWith(section.to) }));
  return (
    <Area sidebar={<Sidebar label="Admin" items={items} />}>
      <Outlet />
    </Area>
  );
}
