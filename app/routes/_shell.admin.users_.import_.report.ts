import { createReportLoader } from "~/views/roster/report-loader.server";
import type { Page } from "~/domain/page";

export const handle = { permission: "user:import" } satisfies Page;

export const loader = createReportLoader(handle.permission);
