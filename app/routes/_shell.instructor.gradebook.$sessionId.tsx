// The gradebook inside the instructor area; /gradebook/{sessionId} shows it without the area's navigation.
import type { Page } from "~/domain/page";

export const handle = { title: "Gradebook" } satisfies Page;

export { Gradebook as default } from "~/views/gradebook/gradebook";
export { gradebookLoader as loader } from "~/views/gradebook/gradebook-loader.server";
export { revalidateUnlessQueryOnly as shouldRevalidate } from "~/ui/query-navigation";
