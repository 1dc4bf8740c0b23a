import { useNavigation } from "@remix-run/react";
import { useRef, type ReactNode } from "react";
import { useHasHeldRequest } from "~/ui/held-requests";
import { usePreservedFocus } from "~/ui/preserve-focus";
import { Loading } from "~/ui/loading";

/** Layout below the top bar: a sidebar on the left, or above the page below 900 px. */
export function Area({ sidebar, children }: { sidebar: ReactNode; children: ReactNode }) {
  const { state } = useNavigation();
  // A failed request waits for "Try again" in its toast; nothing is loading then.
  const isPending = !useHasHeldRequest() && state !== "idle";
  const main = useRef<HTMLElement>(null);
  usePreservedFocus(main);
  return (
    <div className="flex flex-1 flex-col print:block! lg:grid lg:grid-cols-[240px_minmax(0,1fr)]">
      {sidebar}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        aria-busy={isPending}
        className="relative min-w-0 flex-1 p-4 md:px-6 md:py-5"
      >
        {isPending && <Pending />}
        {children}
      </main>
    </div>
  );
}

/** Covers the old page while the next one loads, so that nothing moves. */
function Pending() {
  return (
    <div className="pointer-events-none absolute inset-0 z-30">
      <div className="absolute inset-x-0 top-0 h-0.5 animate-late overflow-hidden">
        <div className="h-full w-2/5 animate-sweep bg-accent" />
      </div>
      <div className="sticky top-[68px] flex justify-center pt-3">
        <div className="animate-late rounded-full border border-line bg-raised py-1.5 ps-3 pe-4 shadow-float">
          <Loading />
        </div>
      </div>
    </div>
  );
}
