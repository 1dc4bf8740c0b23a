import type { ReactNode } from "react";
import { texts } from "~/texts";
import { Notice } from "./notice";
import { useSite } from "./site";

/** Shown if the server sends no mail: what to do instead. */
export function NoMail({ instead }: { instead: ReactNode }) {
  const { sendsMail } = useSite();
  return sendsMail ? null : <Notice tone="warning">{texts.ui.noMail({ instead })}</Notice>;
}
