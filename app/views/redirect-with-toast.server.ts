import { redirect } from "@remix-run/node";
import type { Severity } from "~/domain/refusal";
import { setCookies } from "~/http/cookies.server";
import { writeFlashCookie } from "~/http/flash.server";

/** Redirects, and shows a toast on the next page. */
export const redirectWithToast = (
  request: Request,
  to: string,
  text: string,
  severity: Severity = "success",
  cookies: string[] = [],
) => redirect(to, { headers: setCookies([writeFlashCookie(request, { toast: { severity, text } }), ...cookies]) });
