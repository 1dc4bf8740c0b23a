import { Mark } from "./mark";
import { useSite } from "./site";

/** Logo and product name, for pages without the top bar. */
export function Brand({ size = 30, className = "" }: { size?: number; className?: string }) {
  return (
    <span className={`flex items-center gap-2.5 text-accent ${className}`}>
      <Mark size={size} />
      <span className="text-touch font-bold text-ink">{useSite().productName}</span>
    </span>
  );
}
