import { useEffect } from "react";
import { Notice } from "./notice";
import { useToast } from "./toast";

/** Stands where something could not be read, and says so as a toast too (spec section 8). */
export function NotRead({ text }: { text: string }) {
  const toast = useToast();
  useEffect(() => toast({ severity: "error", text }), [toast, text]);
  return <Notice tone="error">{text}. Please try again.</Notice>;
}
