import type { MailSite } from "~/domain/mail/compose-mail";
import type { Device } from "~/domain/accounts/sign-in";

export const testSite: MailSite = {
  url: "https://apsis.test",
  productName: "Apsis",
  supportEmail: "support@apsis.example",
};

/** A client with an unknown address: tries are counted per account only. */
export const nowhere: Device = { userAgent: "", address: "" };
