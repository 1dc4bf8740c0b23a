import { redirect } from "@remix-run/node";
import type { Severity } from "~/domain/refusal";
import { setCookies } from "~/http/cookies.server";
import { writeFlashCookie } from "~/http/flash.server";
import type { Text } from "~/texts/message";
import { textOf } from "~/texts/say";

/** Redirects, and shows a toast on the next page. */
export const redirectWithToast = (
  request: Request,
  to: string,
  text: Text,
  severity: Severity = "success",
  cookies: string[] = [],
) =>
  redirect(to, {
    headers: setCookies([writeFlashCookie(request, { toast: { severity, text: textOf(text) } }), ...cookies]),
  });
