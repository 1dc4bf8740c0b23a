import type { OpenedByCode } from "~/domain/access-codes/find-access-code";
import { inTransaction, type Ctx } from "~/domain/context";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import { addAccount, type Registered } from "./add-account";
import { hashPassword } from "./password-hash";
import type { RegistrationDetails } from "./registration-details";
import type { MailSite } from "~/domain/mail/mail-site";
import type { Device } from "./sign-in";
import { validateRegistration } from "./validate-registration";
import { writeWelcomeMail } from "./welcome-mail";

/** Registration by access code: joins the code's organization, and its course with the running class. */
export async function registerWithCode(
  ctx: Ctx,
  details: RegistrationDetails,
  site: MailSite,
  device: Device,
): Promise<Registered> {
  return register(ctx, { ...details, isFreeUser: false }, await validateRegistration(ctx, details, device), site);
}

/** Registration of a free standalone user, whatever the details say of it. */
export async function registerFree(
  ctx: Ctx,
  details: RegistrationDetails,
  site: MailSite,
  device: Device,
): Promise<Registered> {
  return register(ctx, { ...details, isFreeUser: true }, await validateRegistration(ctx, details, device), site);
}

async function register(
  ctx: Ctx,
  details: RegistrationDetails,
  opened: OpenedByCode,
  site: MailSite,
): Promise<Registered> {
  const passwordHash = await hashPassword(details.password);
  return inTransaction(ctx, async (inner) => {
    const registered = await addAccount(inner, { ...details, passwordHash }, opened);
    await enqueueMail(inner, writeWelcomeMail({ email: details.email, username: details.username }, site));
    return registered;
  });
}
