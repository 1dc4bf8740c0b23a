// State that is handed to the next page once: a cookie passes it on without JavaScript too.
import { parse, serialize } from "hono/utils/cookie";
import * as v from "valibot";
import { RegistrationOutcome } from "~/domain/accounts/registration-outcome";
import { isSecure } from "./cookies.server";

const text = v.pipe(v.string(), v.maxLength(500));
const Flash = v.partial(
  v.object({
    loginError: text,
    passwordReset: v.boolean(),
    unauthorized: v.partial(v.object({ code: v.number(), text, help: text })),
    /** What /success and /failed tell of a registration. */
    registration: RegistrationOutcome,
    toast: v.object({ severity: v.picklist(["info", "success", "warning", "error"]), text }),
  }),
);
export type Flash = v.InferOutput<typeof Flash>;

const name = "apsis_flash";

/** How long /success and /failed can be loaded again. */
const outcomeSeconds = 600;

export function writeFlashCookie(request: Request, flash: Flash): string {
  return serialize(name, encodeURIComponent(JSON.stringify(flash)), {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure(request),
    maxAge: flash.registration ? outcomeSeconds : 60,
  });
}

/** What the page before left for this one, and the cookie that forgets it; how registering went stays for a while. */
export function readFlash(request: Request): { flash: Flash; forget: string[] } {
  const value = parse(request.headers.get("cookie") ?? "")[name];
  if (!value) return { flash: {}, forget: [] };
  const flash = parseFlash(value);
  if (flash.registration) return { flash, forget: [] };
  return {
    flash,
    forget: [serialize(name, "", { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure(request), maxAge: 0 })],
  };
}

function parseFlash(value: string): Flash {
  try {
    const result = v.safeParse(Flash, JSON.parse(decodeURIComponent(value)));
    return result.success ? result.output : {};
  } catch {
    return {};
  }
}
