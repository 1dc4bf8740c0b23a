import { Mark } from "./mark";
import { useSite } from "./site";

/** The mark and the product's name, over a page that has no bar with them. */
export function Brand({ size = 30, className = "" }: { size?: number; className?: string }) {
  return (
    <span className={`flex items-center gap-2.5 text-accent ${className}`}>
      <Mark size={size} />
      <span className="text-touch font-bold text-ink">{useSite().productName}</span>
    </span>
  );
}
