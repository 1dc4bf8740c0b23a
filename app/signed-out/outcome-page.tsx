import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { texts } from "~/texts";
import { Brand } from "~/ui/brand";

/** Without children, shows the page for visitors who opened the URL directly. */
export function OutcomePage({ heading, icon, children }: { heading: string; icon?: ReactNode; children?: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh grid-rows-[1fr_auto_1.4fr] px-5 py-8">
      <div className="row-start-2 mx-auto grid w-full max-w-[30rem] gap-6">
        <Brand />
        <div className="grid gap-4">
          <h1 className="flex items-center gap-3 text-2xl">
            {icon}
            {heading}
          </h1>
          {children ?? (
            <p className="flex flex-wrap gap-x-5">
              <Link className="link tap" to="/register" reloadDocument>
                {texts.registration.createAccount}
              </Link>
              <Link className="link tap" to="/">
                {texts.registration.backToLogin}
              </Link>
            </p>
          )}
        </div>
      </div>
    </main>
  );
}
