import { Link } from "@remix-run/react";
import { Mark } from "~/ui/mark";
import { useSite } from "~/ui/site";
import { About } from "./about";
import { LanguageMenu } from "./language-menu";

export function Footer() {
  const { productName, year } = useSite();
  return (
    <footer className="flex flex-wrap items-center justify-center gap-x-4 text-sm text-muted">
      <Link to="/" discover="none" className="tap justify-center rounded-sm hover:text-accent touch:min-w-11">
        <Mark size={20} label={productName} />
      </Link>
      <p>
        © {year} {productName}
      </p>
      <About />
      <LanguageMenu />
    </footer>
  );
}
