import type { OpenedByCode } from "~/domain/access-codes/find-access-code";
import { inTransaction, type Ctx } from "~/domain/context";
import { markSubmitted, type Submission } from "~/domain/submissions/submit-once";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import { addAccount, type Registration } from "./add-account";
import { hashInQueue } from "~/domain/accounts/password-queue";
import type { RegistrationDetails } from "~/domain/accounts/registration-details";
import type { MailSite } from "~/domain/mail/compose-mail";
import type { Device } from "~/domain/accounts/sign-in";
import { validateRegistration } from "./validate-registration";
import { writeForUser } from "~/domain/accounts/own-language";
import { writeWelcomeMail } from "~/domain/accounts/welcome-mail";

/**
 * Registers with an access code: joins the code's organization, and its course with the running class. `form`: the
 * submission, if it came from a form; a repeat is recognized as done.
 */
export async function registerWithCode(
  ctx: Ctx,
  details: RegistrationDetails,
  site: MailSite,
  device: Device,
  form: Submission = {},
): Promise<Registration> {
  const opened = await validateRegistration(ctx, details, device);
  return register(ctx, { ...details, isFreeUser: false }, opened, { site, device, form });
}

/** Registers a free standalone user and ignores the access code. */
export async function registerFree(
  ctx: Ctx,
  details: RegistrationDetails,
  site: MailSite,
  device: Device,
  form: Submission = {},
): Promise<Registration> {
  const opened = await validateRegistration(ctx, details, device);
  return register(ctx, { ...details, isFreeUser: true }, opened, { site, device, form });
}

async function register(
  ctx: Ctx,
  details: RegistrationDetails,
  opened: OpenedByCode,
  { site, device, form }: { site: MailSite; device: Device; form: Submission },
): Promise<Registration> {
  const passwordHash = await hashInQueue(details.password, device);
  return inTransaction(ctx, async (inner) => {
    const registered = await addAccount(inner, { ...details, passwordHash }, opened);
    const { email, username } = details;
    await enqueueMail(
      inner,
      await writeForUser(inner, registered.userId, () => writeWelcomeMail({ email, username }, site)),
    );
    await markSubmitted(inner, form);
    return registered;
  });
}
