import { createRunAction } from "~/views/roster/run-action.server";
import type { Page } from "~/domain/page";

export const handle = { permission: "user:import" } satisfies Page;

export const action = createRunAction(handle.permission);
