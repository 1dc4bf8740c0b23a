/** Classes of the buttons beside the search. */
export const toolbarButtonClasses =
  "inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-md border border-line-strong bg-raised text-base font-medium " +
  "hover:bg-hover touch:min-h-11";
