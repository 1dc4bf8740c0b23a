import { registerFree, registerWithCode } from "~/domain/registration/register-with-code";
import { RegistrationDetails } from "~/domain/accounts/registration-details";
import { validateRegistration } from "~/domain/registration/validate-registration";
import { deviceOf, createVisitorContext } from "~/http/context.server";
import { readMailSite } from "~/http/site.server";
import { Registered, Valid } from "./answers";
import { created, ok, operation } from "./operation";
import { createRouter, validate } from "./router";

/** Public calls, which ignore sign-ins. */
export const registration = createRouter()
  .post(
    "/validate-registration",
    operation("Check a registration", "anybody", ok(Valid)),
    validate("json", RegistrationDetails),
    async (c) => {
      await validateRegistration(await createVisitorContext(), c.req.valid("json"), await deviceOf(c.req.raw));
      return c.json({ isValid: true });
    },
  )
  .post(
    "/registrationCode",
    operation("Register with an access code", "anybody", created(Registered)),
    validate("json", RegistrationDetails),
    async (c) => {
      const registered = await registerWithCode(
        await createVisitorContext(),
        c.req.valid("json"),
        await readMailSite(),
        await deviceOf(c.req.raw),
      );
      return c.json({ ...registered, isFieldError: false, errors: [] }, 201);
    },
  )
  .post(
    "/paymentFreeRegistration",
    operation("Register a free user", "anybody", created(Registered)),
    validate("json", RegistrationDetails),
    async (c) => {
      const registered = await registerFree(
        await createVisitorContext(),
        c.req.valid("json"),
        await readMailSite(),
        await deviceOf(c.req.raw),
      );
      return c.json({ ...registered, isFieldError: false, errors: [] }, 201);
    },
  );
