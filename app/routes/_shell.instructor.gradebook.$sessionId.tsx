// The gradebook inside the instructor area; the same without the area's navigation is /gradebook/{sessionId}.
import type { Page } from "~/domain/page";

export const handle = { title: "Gradebook" } satisfies Page;

export { Gradebook as default } from "~/views/gradebook/gradebook";
export { gradebookLoader as loader } from "~/views/gradebook/gradebook-loader.server";
export { revalidateUnlessQueryOnly as shouldRevalidate } from "~/ui/query-navigation";
