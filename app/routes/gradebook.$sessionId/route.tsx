import { useParams } from "@remix-run/react";
import { Gradebook } from "~/views/gradebook/gradebook";
import { gradebookAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { Page } from "~/domain/page";
import { texts } from "~/texts";
import { InstructorAreaLink } from "~/views/instructor-area-link";
export { gradebookLoader as loader } from "~/views/gradebook/gradebook-loader.server";
export { revalidateUnlessQueryOnly as shouldRevalidate } from "~/ui/query-navigation";

export const handle = { title: () => texts.common.gradebook } satisfies Page;

/**
 * The gradebook without navigation, for more room; inside the instructor area it is /instructor/gradebook/{sessionId}.
 */
export default function GradebookPage() {
  const { sessionId = "" } = useParams();
  return (
    <main id="main" tabIndex={-1} className="p-4 [&>.gradebook]:[--page-above:40px] md:px-6 md:py-5">
      <InstructorAreaLink to={gradebookAddressOf(sessionId)} />
      <Gradebook />
    </main>
  );
}
