import { useLocation } from "@remix-run/react";
import type { Place } from "~/domain/areas";
import { Sidebar } from "./sidebar";

export function AdminSidebar({ sections }: { sections: Place[] }) {
  const { pathname } = useLocation();
  return (
    <Sidebar
      label="Admin"
      items={sections.map((section) => ({ ...section, current: pathname.startsWith(section.to) }))}
    />
  );
}
