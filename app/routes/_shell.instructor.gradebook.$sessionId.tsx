// The gradebook inside the instructor area; /gradebook/{sessionId} shows it without the area's navigation.
import type { Page } from "~/domain/page";
import { texts } from "~/texts";

export const handle = { title: () => texts.common.gradebook } satisfies Page;

export { Gradebook as default } from "~/views/gradebook/gradebook";
export { gradebookLoader as loader } from "~/views/gradebook/gradebook-loader.server";
export { revalidateUnlessQueryOnly as shouldRevalidate } from "~/ui/query-navigation";
