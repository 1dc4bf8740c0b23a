import { Gradebook } from "~/admin/gradebook/gradebook";
export { gradebookLoader as loader } from "~/admin/gradebook/gradebook-loader.server";
export { askUnlessWhole as shouldRevalidate } from "~/ui/address-state";

/**
 * The gradebook alone, with all the room there is; inside the instructor area it is /instructor/gradebook/{sessionId}.
 */
export default function GradebookAlone() {
  return (
    <main id="main" tabIndex={-1} className="p-4 md:px-6 md:py-5">
      <Gradebook />
    </main>
  );
}
