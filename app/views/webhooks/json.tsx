/** Text of a request or answer, which may be long: it scrolls, by keyboard too. */
export function Json({ label, children }: { label: string; children: string }) {
  return (
    <pre
      dir="ltr"
      role="region"
      aria-label={label}
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-sm border border-line bg-ground p-3 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
    >
      {children}
    </pre>
  );
}
