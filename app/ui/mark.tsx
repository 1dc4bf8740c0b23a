/** The logo: an ellipse with a dot at its periapsis. Decorative unless it has a `label`. */
export function Mark({ size = 26, label }: { size?: number; label?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      className="shrink-0"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <ellipse cx="16" cy="16" rx="13" ry="7" transform="rotate(-28 16 16)" />
      <circle cx="4.5" cy="22.1" r="3.4" fill="currentColor" stroke="none" />
    </svg>
  );
}
