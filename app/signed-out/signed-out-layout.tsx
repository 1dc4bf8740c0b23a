import type { ReactNode } from "react";
import { Mark } from "~/ui/mark";
import { Footer } from "./footer";
import { LoginArt } from "./login-art";

/** Layout of signed-out pages: picture, heading, form, footer. */
export function SignedOutLayout({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1.1fr)_minmax(24rem,0.9fr)]">
      <LoginArt />
      <div className="grid grid-rows-[1fr_auto] gap-8 px-5 pt-8 pb-5 lg:p-8">
        <main id="main" tabIndex={-1} className="m-auto grid w-full max-w-[23.75rem] gap-5 max-lg:mt-0">
          <span className="text-accent">
            <Mark size={36} />
          </span>
          <h1>{heading}</h1>
          {children}
        </main>
        <Footer />
      </div>
    </div>
  );
}
