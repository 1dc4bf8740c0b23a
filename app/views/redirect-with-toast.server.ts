import { redirect } from "@remix-run/node";
import type { Severity } from "~/domain/refusal";
import { setCookies } from "~/http/cookies.server";
import { writeFlashCookie } from "~/http/flash.server";

/** Leads to another page, or back to the list, and says there what became of a form. */
export const redirectWithToast = (request: Request, to: string, text: string, severity: Severity = "success") =>
  redirect(to, { headers: setCookies([writeFlashCookie(request, { toast: { severity, text } })]) });
