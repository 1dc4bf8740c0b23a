// A cookie that passes state to the next page once, with or without JavaScript.
import { serialize } from "hono/utils/cookie";
import * as v from "valibot";
import { RegistrationOutcome } from "~/domain/registration/registration-outcome";
import { UnauthorizedNotice } from "~/domain/unauthorized";
import { cookieOptionsOf, cookiesOf, hostCookie } from "./cookies.server";

const text = v.pipe(v.string(), v.maxLength(500));
const Flash = v.partial(
  v.object({
    loginError: text,
    passwordReset: v.boolean(),
    unauthorized: UnauthorizedNotice,
    /** The outcome that /success and /failed show. */
    registration: RegistrationOutcome,
    toast: v.object({ severity: v.picklist(["info", "success", "warning", "error"]), text }),
  }),
);
export type Flash = v.InferOutput<typeof Flash>;

const name = "apsis_flash";

/** How long /success, /failed and /unauthorized can be reloaded. */
const outcomeSeconds = 600;

const stays = ({ registration, unauthorized }: Flash) => Boolean(registration ?? unauthorized);

export const writeFlashCookie = (request: Request, flash: Flash): string =>
  writeCookie(request, encodeURIComponent(JSON.stringify(flash)), stays(flash) ? outcomeSeconds : 60);

const writeCookie = (request: Request, value: string, maxAge: number) =>
  serialize(hostCookie(request, name), value, { ...cookieOptionsOf(request), httpOnly: true, maxAge });

export const forgetFlash = (request: Request) => writeCookie(request, "", 0);

/** The state from the previous page, and the cookies that clear it. State of a whole page stays for a while. */
export function readFlash(request: Request): { flash: Flash; forget: string[] } {
  const value = cookiesOf(request)[hostCookie(request, name)];
  if (!value) return { flash: {}, forget: [] };
  const flash = parseFlash(value);
  return { flash, forget: stays(flash) ? [] : [forgetFlash(request)] };
}

function parseFlash(value: string): Flash {
  try {
    return v.parse(Flash, JSON.parse(decodeURIComponent(value)));
  } catch {
    return {};
  }
}
