/** What mails say of this installation. `url` has no slash at its end. */
export type MailSite = { url: string; productName: string; supportEmail: string };
