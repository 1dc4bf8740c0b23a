// Made by server/route-facts.mjs from what the routes say of themselves: change it there.
import type { Action } from "./access";

export const sections: { to: string; label: string; permission: Action }[] = [
  { to: "/admin/users", label: "Users", permission: "user:list" },
  { to: "/admin/organizations", label: "Organizations", permission: "organization:administer" },
  { to: "/admin/courses", label: "Courses", permission: "course:administer" },
  { to: "/admin/content", label: "Content", permission: "content:administer" },
  { to: "/admin/content/lessons", label: "Lessons", permission: "lesson:write" },
  { to: "/admin/sandboxes", label: "Sandboxes", permission: "sandbox:administer" },
  { to: "/admin/leaderboards", label: "Leaderboards", permission: "leaderboard:clear" },
  { to: "/admin/permissions", label: "Permissions", permission: "accessCode:manage" },
  { to: "/admin/system", label: "System", permission: "banner:write" },
];
