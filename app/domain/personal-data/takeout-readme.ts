import type { TakeoutFile } from "~/db/tables/takeouts";
import type { MailSite } from "~/domain/mail/compose-mail";
import { texts } from "~/texts";
import { longUtcDate } from "~/texts/format";
import { areas } from "./columns";

type About = { username: string; at: Date; site: MailSite };

/** In the current language: what the zip contains, folder by folder. */
export function writeReadme(files: TakeoutFile[], { username, at, site }: About): string {
  const json = files.filter(({ name }) => name.endsWith(".json"));
  const folders = [...areas, "deleted" as const].flatMap((folder) => {
    const inside = json.filter(({ name }) => name.startsWith(`${folder}/`));
    if (inside.length === 0) return [];
    return [
      [
        texts.takeout.folderName({ folder }),
        ...inside.map(({ name, rows }) => `  ${texts.takeout.fileLine({ name: name.replace(/\.json$/, ""), rows })}`),
      ].join("\r\n"),
    ];
  });
  return `${[
    texts.takeout.readmeTitle({ productName: site.productName, username, date: longUtcDate(at) }),
    texts.takeout.readmeFormats,
    ...folders,
    texts.takeout.readmeLeftOut,
    texts.takeout.readmeQuestions({ supportEmail: site.supportEmail }),
  ].join("\r\n\r\n")}\r\n`;
}
