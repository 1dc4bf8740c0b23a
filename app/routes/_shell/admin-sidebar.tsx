import { useLocation } from "@remix-run/react";
import { adminSections } from "~/domain/admin-sections";
import type { Role } from "~/domain/roles";
import { Sidebar } from "./sidebar";

export function AdminSidebar({ role }: { role: Role }) {
  const { pathname } = useLocation();
  return (
    <Sidebar
      label="Admin"
      items={adminSections(role).map(({ to, label }) => ({ to, label, current: pathname.startsWith(to) }))}
    />
  );
}
